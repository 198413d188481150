-- The source report: leads, applications and sales by landing page, campaign and city, for the admin area. It counts what leads and
-- applications already contain, without spam, and stores nothing.

-- Days begin at midnight in Milwaukee, where the studio is (time zone America/Chicago). value: empty if it is not known, and null for the sum of all values that
-- are not among the hundred most frequent of their dimension.
create function public.source_report(p_from date, p_to date)
returns table (dimension text, value text, leads bigint, applications bigint, sales bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from timestamptz := p_from::timestamp at time zone 'America/Chicago';
  v_before timestamptz := (p_to + 1)::timestamp at time zone 'America/Chicago';
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may read the source report.';
  end if;
  return query
  with entries as (
    select 'lead' as kind, l.landing_page, l.utm_campaign as campaign, l.city
    from public.leads l
    where l.created_at >= v_from and l.created_at < v_before and l.status <> 'spam'
    union all
    select 'application', a.landing_page, a.utm_campaign, a.current_location
    from public.applications a
    where a.created_at >= v_from and a.created_at < v_before and a.status <> 'spam'
    union all
    -- A purchase has no attribution: it gets that of the buyer's first message or application before it, if there is one.
    select 'sale', f.landing_page, f.campaign, f.city
    from public.subscriptions s
    left join auth.users u on u.id = s.user_id
    left join lateral (
      select e.landing_page, e.campaign, e.city
      from (
        select l.created_at, l.landing_page, l.utm_campaign as campaign, l.city
        from public.leads l
        where lower(l.email) = lower(coalesce(u.email, s.email)) and l.created_at <= s.sold_at
        union all
        select a.created_at, a.landing_page, a.utm_campaign, a.current_location
        from public.applications a
        where a.user_id = s.user_id and a.created_at <= s.sold_at
      ) e
      order by e.created_at
      limit 1
    ) f on true
    where s.sold_at >= v_from and s.sold_at < v_before
  ),
  counts as (
    select
      d.dimension,
      -- One entry for all spellings of a value, under the most frequent one.
      coalesce(mode() within group (order by d.value), '') as value,
      count(*) filter (where e.kind = 'lead') as leads,
      count(*) filter (where e.kind = 'application') as applications,
      count(*) filter (where e.kind = 'sale') as sales
    from entries e,
      lateral (
        values
          ('page', e.landing_page),
          ('campaign', e.campaign),
          -- An applicant writes "Austin, Texas" where the form for messages has "Austin".
          ('city', nullif(btrim(split_part(e.city, ',', 1)), ''))
      ) d (dimension, value)
    group by d.dimension, lower(d.value)
  ),
  ranked as (
    select c.*, row_number() over (partition by c.dimension order by c.leads + c.applications + c.sales desc, c.value) as place
    from counts c
  )
  select
    r.dimension, case when r.place <= 100 then r.value end, sum(r.leads)::bigint, sum(r.applications)::bigint, sum(r.sales)::bigint
  from ranked r
  group by r.dimension, case when r.place <= 100 then r.value end
  order by r.dimension, min(r.place);
end;
$$;

comment on function public.source_report is 'Numbers of leads, applications and sales from one day to another, by landing page, campaign and city. For the staff.';

grant execute on function public.source_report(date, date) to authenticated;
