/**
 * Contract test (of a local or a hosted project): the source report, which counts leads, applications and sales by the page, campaign
 * and city that they come from.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/functions/_shared/database.generated.ts';
import { type Account, createAccount, makeStaff } from './account.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';

let project: SupabaseProject;
let staff: Account;
let ada: Account;
beforeAll(async () => {
  project = await openProject();
  [staff, ada] = [await createAccount(project), await createAccount(project)];
  await makeStaff(project.sql, staff);
});
afterAll(async () => {
  await project.sql`delete from public.subscriptions where stripe_id like 'sub_sources_%'`;
  await project.close();
});

type ReportRow = Database['public']['Functions']['source_report']['Returns'][number];

/** The rows of the report, each as [dimension, value, leads, applications, sales]. An empty value is an unknown one. */
const sourceReport = async (from: string, to: string) => {
  const { data, error } = await staff.client.rpc('source_report', { p_from: from, p_to: to });
  expect(error).toBeNull();
  return (data as ReportRow[]).map(
    row => [row.dimension, row.value, row.leads, row.applications, row.sales] as const,
  );
};

const insertLead = (values: Record<string, unknown>) =>
  project.sql`insert into public.leads ${project.sql({
    idempotency_key: randomUUID(),
    name: 'Ada',
    email: `${randomUUID()}@sources.test.example`,
    message: 'Hops.',
    inquiry_type: 'consultation',
    ...values,
  })}`;

const insertSale = (values: Record<string, unknown>) =>
  project.sql`insert into public.subscriptions ${project.sql({
    stripe_id: `sub_sources_${randomUUID()}`,
    status: 'active',
    period_end: new Date(),
    fetch_number: 1,
    ...values,
  })}`;

test('the report counts messages, applications and sales of a period by page, campaign and city', async () => {
  // No other row of the project has a date in this year.
  const start = '2001-03-10T18:00:00Z';
  const email = `${randomUUID()}@sources.test.example`;
  await insertLead({
    created_at: start,
    email,
    city: 'Austin',
    landing_page: '/pricing',
    utm_campaign: 'Spring',
  });
  await insertLead({ created_at: start, city: 'Austin', landing_page: '/', utm_campaign: 'spring' });
  await insertLead({ created_at: start, landing_page: '/' });
  await project.sql`
    insert into public.applications ${project.sql({
      user_id: ada.id,
      idempotency_key: randomUUID(),
      first_name: 'Ada',
      last_name: 'Lindqvist',
      email: 'ada@sources.test.example',
      title: 'Founder',
      company_name: 'Hopyard',
      phone_number: '414 555 0142',
      full_time: 'yes',
      business_details: 'Hops.',
      business_team: 'Two.',
      business_progress: 'Eleven farms.',
      business_strategy: 'Forty farms.',
      created_at: '2001-03-11T18:00:00Z',
      current_location: 'austin, Texas',
      landing_page: '/application',
    })}`;
  // A purchase through a payment link has the source of the first entry with its address, and a purchase of an account that of the
  // account's first entry.
  await insertSale({ email: email.toUpperCase(), sold_at: '2001-03-12T18:00:00Z' });
  await insertSale({
    user_id: ada.id,
    email: 'another@sources.test.example',
    sold_at: '2001-03-12T18:00:00Z',
  });
  await insertSale({ email: 'nobody@sources.test.example', sold_at: '2001-03-12T18:00:00Z' });
  // Neither sale counts: the first is not paid yet, and the second is in another period.
  await insertSale({ email, sold_at: null });
  await insertSale({ email, sold_at: '2001-04-01T18:00:00Z' });

  expect(await sourceReport('2001-03-10', '2001-03-12')).toEqual([
    ['campaign', '', 1, 1, 2],
    ['campaign', 'Spring', 2, 0, 1],
    ['city', 'Austin', 2, 1, 2],
    ['city', '', 1, 0, 1],
    ['page', '/', 2, 0, 0],
    ['page', '/application', 0, 1, 1],
    ['page', '/pricing', 1, 0, 1],
    ['page', '', 0, 0, 1],
  ]);
});

test('a day begins and ends at midnight in Milwaukee', async () => {
  await insertLead({ created_at: '2002-07-02T04:59:59Z', landing_page: '/1' });
  await insertLead({ created_at: '2002-07-02T05:00:00Z', landing_page: '/2' });
  await insertLead({ created_at: '2002-07-03T04:59:59Z', landing_page: '/2' });
  await insertLead({ created_at: '2002-07-03T05:00:00Z', landing_page: '/3' });
  const pages = (await sourceReport('2002-07-02', '2002-07-02')).filter(
    ([dimension]) => dimension === 'page',
  );
  expect(pages).toEqual([['page', '/2', 2, 0, 0]]);
  expect(await sourceReport('2002-08-01', '2002-08-02')).toEqual([]);
});

test('the report adds up all values except the hundred most frequent', async () => {
  for (let page = 0; page < 102; page += 1) {
    await insertLead({
      created_at: '2003-01-01T18:00:00Z',
      landing_page: `/${String(page).padStart(3, '0')}`,
    });
  }
  await insertLead({ created_at: '2003-01-01T18:00:00Z', landing_page: '/101' });
  const pages = (await sourceReport('2003-01-01', '2003-01-01')).filter(
    ([dimension]) => dimension === 'page',
  );
  // The hundred most frequent pages, and the sum of the others.
  expect(pages).toHaveLength(101);
  expect(pages[0]).toEqual(['page', '/101', 2, 0, 0]);
  expect(pages.at(-1)).toEqual(['page', null, 2, 0, 0]);
});

test('the report is rejected for a user who is not staff', async () => {
  const { error } = await ada.client.rpc('source_report', { p_from: '2001-03-10', p_to: '2001-03-12' });
  expect(error?.code).toBe(sqlState.insufficientPrivilege);
});
