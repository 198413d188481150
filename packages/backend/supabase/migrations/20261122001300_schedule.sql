-- Timers: dispatch-outbox every minute, check-placements and health every five minutes, retention and the cleanup of pg_cron's own log
-- every night. A submission starts a dispatch itself; the timer sends what is still unsent.
--
-- The extensions pg_cron, which runs jobs, and pg_net, which sends requests, exist in every hosted project. The local backend lacks them, so nothing is scheduled there: local/localBackend.ts calls
-- dispatch-outbox and check-placements itself. The two secrets come from [db.vault] in config.toml, which
-- `supabase db push --remote` copies into the vault.

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
end $$;

create function private.vault_secret(p_name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_secret text;
begin
  select decrypted_secret into v_secret from vault.decrypted_secrets where name = p_name;
  if v_secret is null then
    raise exception 'The vault has no %.', p_name using hint = 'Run supabase db push --remote.';
  end if;
  return v_secret;
end;
$$;

comment on function private.vault_secret is 'A secret of the vault. An error if it is missing: pg_cron logs it.';

create function private.call_function(p_name text) returns bigint
language plpgsql set search_path = '' as $$
begin
  return net.http_post(
    url := private.vault_secret('project_url') || '/functions/v1/' || p_name,
    headers := jsonb_build_object('authorization', 'Bearer ' || private.vault_secret('dispatch_secret')),
    -- 150 s is the platform's limit for a worker. pg_net's default is 5 s, and closing the connection may end the worker.
    timeout_milliseconds := 150000
  );
end;
$$;

comment on function private.call_function is 'Sends POST to an edge function with the secret of the timer, after the transaction. Returns the id of the request.';

-- A job with the same name is replaced, so running this again changes nothing.
create function private.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  perform cron.schedule('dispatch-outbox', '* * * * *', $job$select private.call_function('dispatch-outbox')$job$);
  perform cron.schedule('check-placements', '*/5 * * * *', $job$select private.call_function('check-placements')$job$);
  -- The function logs which check fails, so that an alarm on the log works without a monitor.
  perform cron.schedule('check-health', '*/5 * * * *', $job$select private.call_function('health')$job$);
  perform cron.schedule(
    'apply-retention', '17 4 * * *', $job$select public.apply_retention(), public.record_job_run('apply-retention')$job$
  );
  -- pg_cron logs each run and deletes none.
  perform cron.schedule(
    'delete-old-runs', '47 4 * * *', $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
  );
end;
$$;

comment on function private.schedule_jobs is 'Creates or replaces the timers of the project.';

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform private.schedule_jobs();
  end if;
end $$;
