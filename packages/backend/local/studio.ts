import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import postgres from 'postgres';

/** Where the studio's side can be signed in to. */
export interface Member {
  email: string;
  password: string;
}

/** An account that belongs to the studio, made once: somebody has to be the first. */
export async function seedMember(databaseUrl: string, password: string): Promise<Member> {
  const email = 'editor@studio.example';
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.begin(async transaction => {
      const [known] = await transaction`select from auth.users where email = ${email}`;
      if (known) return;
      const id = randomUUID();
      const identity = JSON.stringify({ sub: id, email, email_verified: true });
      const passwordHash = await hash(password, 10);
      await transaction`
        insert into auth.users (
          id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data
        ) values (
          ${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash}, now(),
          '{"provider":"email","providers":["email"]}', ${identity}
        )`;
      await transaction`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data)
        values (${randomUUID()}, 'email', ${id}, ${id}, ${identity})`;
      await transaction`insert into public.studio_members (user_id) values (${id})`;
    });
  } finally {
    await sql.end();
  }
  return { email, password };
}

/** Fills the inbox with made-up leads, an hour apart, so that there is something to scroll and to search. */
export async function fillInbox(databaseUrl: string, count: number): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
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
        ])[1 + i % 4] || ' Sample ' || i || ', made up for trying.',
        'consultation',
        (array['newsletter', null, 'podcast'])[1 + i % 3],
        '/contact',
        (array['new', 'new', 'working', 'waiting', 'spiked', 'new', 'won'])[1 + i % 7],
        now() - i * interval '1 hour'
      from generate_series(1, ${count}) i`;
    await sql`analyze public.leads`;
  } finally {
    await sql.end();
  }
}
