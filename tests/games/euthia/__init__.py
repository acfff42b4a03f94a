"""Tests of Euthia."""
