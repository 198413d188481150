import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodies, bytesOf, textsIn } from '../bodies.ts';
import { type Account, signIn } from './account.ts';
import { functions, type FunctionUnderTest } from './functions.ts';
import { openTarget, type Target } from './target.ts';

// The same requests as in `../functions.test.ts`, of the running project: fewer, and to the database.

let target: Target;
let ada: Account;
beforeAll(async () => {
  target = await openTarget();
  ada = await signIn(target);
});
afterAll(async () => {
  await target.sql`delete from public.leads where id = any (${[...seen]})`;
  await target.stop();
});

const credentials = (caller: FunctionUnderTest['caller']): Record<string, string> => {
  if (caller === 'account') return { authorization: `Bearer ${ada.token}` };
  return caller === 'timer' ? { authorization: `Bearer ${target.dispatchSecret}` } : {};
};

const began = new Date();
const seen = new Set<string>();

/** Every word that was typed into a lead or an application since the last look. */
async function kept(): Promise<string[]> {
  const rows = await target.sql<{ id: string; words: string[] }[]>`
    select id, array_remove(array[
      name, email, phone, city, message, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
    ], null) as words from public.leads where created_at >= ${began}
    union all
    select id, array_remove(array[
      first_name, last_name, email, title, company_name, current_location, phone_number, linkedin_url,
      full_time, business_details, business_team, business_progress, business_strategy,
      utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
    ], null) from public.applications where user_id = ${ada.id}`;
  const added = rows.filter(({ id }) => !seen.has(id));
  for (const { id } of added) seen.add(id);
  return added.flatMap(({ words }) => words);
}

describe.each(functions.map(each => [each.name, each] as const))(
  '%s',
  (_, { name, caller, body, form, keeps }) => {
    test('never fails, and the database has nothing of what was not accepted, and else what was sent', async () => {
      const property = fc.asyncProperty(bodies(body?.() ?? {}, form ?? false), async sent => {
        const response = await fetch(`${target.apiUrl}/functions/v1/${name}`, {
          method: 'POST',
          headers: { ...credentials(caller), ...(sent.type !== undefined && { 'content-type': sent.type }) },
          body: bytesOf(sent),
          redirect: 'manual',
        });
        await response.body?.cancel();
        expect([200, 303, 400, 403, 405, 409, 413, 415, 422, 429]).toContain(response.status);
        const words = await kept();
        expect(response.ok || response.status === 303 ? [] : words).toEqual([]);
        const texts = [...textsIn(sent)];
        expect(
          words.filter(
            word => !texts.some(text => text === word || (word.length >= 499 && text.startsWith(word))),
          ),
        ).toEqual([]);
      });
      // A guess at a password takes a tenth of a second.
      await fc.assert(property, { numRuns: keeps && name !== 'delete-account' ? 300 : 100 });
    });
  },
);
