-- What the rights matrix (test/local/rights.test.ts) found open: a hosted project lets browsers use the sequence of an identity
-- column unless it is told not to. Nobody could have done more with it than leave a gap.
revoke all on all sequences in schema public from public, anon, authenticated;
