"""The rules of the campaign, one module for each chapter."""
