-- Timers of the hosted project: dispatch-outbox every minute, retention and the cleanup of cron's own log every night. Run this file once in
-- the SQL editor of the hosted project. It is no migration, since pg_cron and pg_net exist only there. A submission starts a dispatch
-- itself; this timer retries what failed.
--
-- The two secrets come from [db.vault] in config.toml, which `supabase db push --remote` copies into the vault.

create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('dispatch-outbox', '* * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/dispatch-outbox',
    headers := jsonb_build_object(
      'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'dispatch_secret')
    ),
    -- The platform's limit for a worker. pg_net's default is 5 s, and closing the connection may end the worker.
    timeout_milliseconds := 150000
  );
$$);

select cron.schedule('apply-retention', '17 4 * * *', 'select public.apply_retention()');

-- pg_cron logs each run and deletes none.
select cron.schedule('delete-old-runs', '47 4 * * *', $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
