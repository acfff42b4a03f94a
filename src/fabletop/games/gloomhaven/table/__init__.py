"""How the web page draws the table: `picture.draw` prepares what the templates here show."""
