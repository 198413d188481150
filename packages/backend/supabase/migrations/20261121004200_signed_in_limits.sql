-- Calls of functions by whoever shows a token, counted before anybody asks whose it is: by address, and in all.
insert into public.rate_limit_rules (scope, period, max_hits) values
  ('signed-in:address', '10 minutes', 300),
  ('signed-in:global', '1 hour', 30000);
