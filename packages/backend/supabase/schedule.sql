-- The hosted project's timer: calls dispatch-outbox every minute. Run once in the SQL editor of the hosted project; it is no
-- migration, since pg_cron and pg_net exist only there. A submission dispatches its own mail at once; this sends what failed then.
--
-- Before: store the two values, the second being the function's DISPATCH_SECRET:
--   select vault.create_secret('https://<project-ref>.supabase.co', 'project_url');
--   select vault.create_secret('<secret>', 'dispatch_secret');

create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('dispatch-outbox', '* * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/dispatch-outbox',
    headers := jsonb_build_object(
      'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'dispatch_secret')
    )
  );
$$);
