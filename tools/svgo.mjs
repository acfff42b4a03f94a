// Icons are drawn at 12 to 72 pixels from a grid of 512: whole numbers are precise enough.
export default { plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }] };
