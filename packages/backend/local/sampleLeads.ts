// Generated leads (messages from the contact form) for trying out the admin area. The command `pnpm sample:leads` inserts them, and sample orders.
import { join } from 'node:path';
import { withConnection } from './database.ts';
import { loopbackHost, portOf } from './ports.ts';
import { insertSampleOrders } from './sampleOrders.ts';
import { loadSecrets } from './secrets.ts';

/** Inserts `count` generated leads, each one hour older than the one before. */
export const insertSampleLeads = (databaseUrl: string, count: number): Promise<void> =>
  withConnection(databaseUrl, async sql => {
    await sql`
      insert into public.leads (
        idempotency_key, name, email, city, message, inquiry_type, utm_source, landing_page, status, created_at
      )
      select
        'sample-' || gen_random_uuid(),
        (array['Ada', 'Theo', 'Noor', 'Wren', 'June', 'Ikaika', 'Sol'])[1 + i % 7] || ' '
          || (array['Lindqvist', 'Marsh', 'Haddad', 'Okafor', 'Castellanos', 'Pohl', 'Nakamura', 'Dunne', 'Ferreira'])[1 + i % 9],
        'sample-' || i || '@company-' || i % 977 || '.example',
        (array['Milwaukee', 'Austin', 'Boston', 'Seattle', null])[1 + i % 5],
        (array[
          'We repair cellos by mail, and nobody has written about it yet.',
          'A map of drinking fountains that forty cities keep. Could you name it?',
          'Leather from mushrooms, and a launch in March.',
          'Harvest forecasts and fair contracts for hop growers under forty acres.'
        ])[1 + i % 4] || ' Sample ' || i || ', made up for a test.',
        'consultation',
        (array['newsletter', null, 'podcast'])[1 + i % 3],
        '/contact',
        -- spiked: rejected
        (array['new', 'new', 'working', 'waiting', 'spiked', 'new', 'won'])[1 + i % 7],
        now() - i * interval '1 hour'
      from generate_series(1, ${count}) i`;
    await sql`analyze public.leads`;
  });

/** `pnpm sample:leads`: inserts ten thousand leads and a thousand orders into the running local backend. `pnpm reset` deletes them. */
if (import.meta.main) {
  const { databasePassword } = await loadSecrets(join(import.meta.dirname, '../../../.data'));
  const url = `postgresql://postgres:${databasePassword}@${loopbackHost}:${portOf('database')}/postgres`;
  await insertSampleLeads(url, 10_000);
  await insertSampleOrders(url, 1000);
  process.stdout.write('Ten thousand sample leads and a thousand sample orders are in the admin area.\n');
}
