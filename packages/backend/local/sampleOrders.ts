/**
 * Generated orders (press releases that a subscription pays for), with which a developer tries the admin area. A tier is a monthly package of
 * press releases.
 */
import { withConnection } from './database.ts';

/** Inserts generated orders in every state, with the sales that they come from: ten for each generated buyer, one for each of the past months. */
export const insertSampleOrders = (databaseUrl: string, count: number): Promise<void> =>
  withConnection(databaseUrl, async sql => {
    await sql.begin(async transaction => {
      await transaction`
        create temporary table sample_buyers on commit drop as
        select i, gen_random_uuid() as id, (array['starter', 'growth', 'pro', 'authority'])[1 + i % 4] as tier
        from generate_series(1, ${Math.ceil(count / 10)}) i`;
      await transaction`
        insert into auth.users (id, email, email_confirmed_at, created_at)
        select id, 'buyer-' || left(id::text, 8) || '@company-' || i % 977 || '.example', now(), now() - interval '10 months'
        from sample_buyers`;
      await transaction`
        insert into public.subscriptions (stripe_id, user_id, status, tier, period_end, fetch_number, sold_at)
        select 'sample_' || id, id, 'active', tier, now() + interval '20 days', 0, now() - interval '10 months'
        from sample_buyers`;
      await transaction`
        insert into public.sales (subscription_id, created_at, status)
        select 'sample_' || id, now() - interval '10 months' + i * interval '1 minute', 'won' from sample_buyers`;
      await transaction`
        insert into public.paid_periods (subscription_id, period_start, period_end, tier, releases)
        select 'sample_' || id, start_at, start_at + interval '1 month', tier, 1
        from sample_buyers, generate_series(0, 9) month,
          lateral (select now() - interval '10 days' - month * interval '1 month' - i * interval '1 minute' as start_at) p`;
      // Older orders are finished; one in twelve of them was canceled.
      await transaction`
        create temporary table sample_orders on commit drop as
        select p.subscription_id, p.period_start, b.i,
          case
            when p.period_start > now() - interval '2 months'
              then (array['paid', 'brief', 'writing', 'proof', 'changes', 'approved', 'filed'])[1 + (b.i + p.release_month) % 7]
            when (b.i + p.release_month) % 12 = 0 then 'canceled'
            else 'reported'
          end as state
        from (
          select *, row_number() over (partition by subscription_id order by period_start desc)::int as release_month
          from public.paid_periods where subscription_id like 'sample\\_%'
        ) p
        join sample_buyers b on p.subscription_id = 'sample_' || b.id
        order by p.period_start
        limit ${count}`;
      await transaction`
        insert into public.orders (
          subscription_id, period_start, release, state, brief_event, brief_when, brief_quotes, brief_links, cancel_reason,
          created_at, state_changed_at, updated_at
        )
        select subscription_id, period_start, 1, state,
          case when state = 'paid' then '' else (array[
            'We repair cellos by mail, and have opened a second workshop.',
            'Our map of drinking fountains now has forty cities.',
            'Our leather from mushrooms is on sale from March.',
            'Our harvest forecasts are free for hop growers under forty acres.'
          ])[1 + i % 4] || ' Sample ' || i || ', made up for a test.' end,
          case when state = 'paid' then '' else 'Next month' end,
          case when state in ('paid', 'brief') then '' else 'The founder, by name' end,
          case when state in ('paid', 'brief') then '' else 'https://company-' || i % 977 || '.example' end,
          case when state = 'canceled' then 'The buyer asked for it.' end,
          period_start, changed_at, changed_at
        from sample_orders, lateral (
          select period_start + interval '1 hour' * (1 + i % 200) as changed_at
        ) c
        order by period_start`;
      await transaction`
        insert into public.order_proofs (order_id, version, text, hash, sent_at)
        select o.id, 1, t.text, encode(sha256(convert_to(t.text, 'utf8')), 'hex'), o.state_changed_at
        from public.orders o, lateral (
          select o.brief_event || e'\n\nThe founder says that it took two years.\n\nThe company is in Milwaukee.' as text
        ) t
        where o.subscription_id like 'sample\\_%' and o.state in ('proof', 'changes', 'approved', 'filed', 'reported')`;
      await transaction`
        insert into public.order_changes (order_id, version, passage, comment, requested_at)
        select id, 1, 'The founder says that it took two years.', 'It took three.', state_changed_at
        from public.orders where subscription_id like 'sample\\_%' and state = 'changes'`;
      await transaction`
        insert into public.order_approvals (order_id, version, hash, approved_at)
        select p.order_id, p.version, p.hash, o.state_changed_at
        from public.orders o join public.order_proofs p on p.order_id = o.id
        where o.subscription_id like 'sample\\_%' and o.state in ('approved', 'filed', 'reported')`;
      await transaction`
        insert into public.order_placements (order_id, address, added_at)
        select o.id, 'https://www.news-' || n || '.example/releases/' || o.number, o.state_changed_at
        from public.orders o, generate_series(1, 3) n
        where o.subscription_id like 'sample\\_%' and o.state = 'reported'`;
    });
    await sql`analyze public.orders`;
  });
