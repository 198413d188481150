/** The account with which a developer signs in to the admin area of the local site. */
import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import { withConnection } from './database.ts';

/** The email address and password of a staff account. */
export interface Credentials {
  email: string;
  password: string;
}

/** The cost of the hash of a password: Auth's default. */
const bcryptCost = 10;

/** Creates a staff account if it does not exist, with the rows that a sign-up and its confirmation write. */
export async function seedStaffAccount(databaseUrl: string, password: string): Promise<Credentials> {
  const email = 'editor@studio.example';
  await withConnection(databaseUrl, sql =>
    sql.begin(async transaction => {
      const [existing] = await transaction`select from auth.users where email = ${email}`;
      if (existing) return;
      const id = randomUUID();
      const identity = JSON.stringify({ sub: id, email, email_verified: true });
      await transaction`
        insert into auth.users (
          id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data
        ) values (
          ${id}, 'authenticated', 'authenticated', ${email}, ${await hash(password, bcryptCost)}, now(),
          '{"provider":"email","providers":["email"]}', ${identity}
        )`;
      await transaction`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data)
        values (${randomUUID()}, 'email', ${id}, ${id}, ${identity})`;
      // This account needs no second factor: a developer would have to enroll one before the first look at the admin area.
      await transaction`insert into public.staff_members (user_id, second_factor) values (${id}, false)`;
    }),
  );
  return { email, password };
}
