-- The hosted project's timers: dispatch-outbox every minute, retention and the sweep of their own log every night. Run once in the SQL editor of the hosted project; it is no
-- migration, since pg_cron and pg_net exist only there. A submission dispatches its own mail at once; this sends what failed then.
--
-- The two secrets are those of [db.vault] in config.toml: `supabase db push --remote` puts them into the vault.

create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('dispatch-outbox', '* * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/dispatch-outbox',
    headers := jsonb_build_object(
      'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'dispatch_secret')
    ),
    -- As long as the platform lets a worker live; pg_net would hang up after five seconds, and the worker may go along.
    timeout_milliseconds := 150000
  );
$$);

select cron.schedule('apply-retention', '17 4 * * *', 'select public.apply_retention()');

-- pg_cron writes down each of its runs, and never forgets one.
select cron.schedule('forget-runs', '47 4 * * *', $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
