about = Roll as long as you dare: a 1 loses what this turn has brought. The first to 50 points wins.
ask-pg-turn-1 = Roll again, or hold what you have?
key-roll = Roll the die
key-hold = Hold
rolled = Player { $seat } rolls a { $die }.
held = Player { $seat } holds and has { $points } points.
goal-reached = Somebody has reached 50 points.
field-turn-total = This turn
