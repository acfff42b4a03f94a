// The smallest game of turns: whoever moves adds a number. The server alone decides (client: false).
exports.Adding = {
  name: "adding",
  setup: () => ({ sum: 0, log: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: { move: ({ G }, number) => { G.sum += number; }, client: false } },
};
