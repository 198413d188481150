-- Whoever claims mail first buries what is out of attempts. Without an index of its own that is a look at all that is due:
-- with ten thousand mails waiting for a provider that is down, three milliseconds for every ten, and more the longer it lasts.
create index outbox_exhausted on public.outbox (next_attempt_at)
where sent_at is null and dead_at is null and attempts >= 10;
