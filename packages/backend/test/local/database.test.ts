/** Tests the SQL functions of rate limits with concurrent transactions. */
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setRateLimit } from '../contract/rateLimits.ts';
import { sql, backend } from './runningBackend.ts';

/** Opens another connection, which gives up waiting for a lock after 200 ms. */
function connect() {
  const connection = postgres(backend.urls.database, { max: 1, connection: { lock_timeout: 200 } });
  onTestFinished(() => connection.end());
  return connection;
}

describe('a limit', () => {
  const takeRateLimit = async (connection: postgres.ISql, scope: string, subject: string) => {
    const [row] = await connection<{ wait: number }[]>`
      select public.take_rate_limit(p_scope => ${scope}, p_subject => ${subject}) as wait`;
    return row?.wait;
  };

  test('for all callers, or for a shared address, does not block concurrent transactions', async () => {
    // Connections whose process ids differ by 16, 32 and so on choose the same of 16 slots: of 17 connections, two do.
    const bySlot = new Map<number, postgres.Sql>();
    let one: postgres.Sql | undefined;
    let two = connect();
    for (;;) {
      const [row] = await two<[{ slot: number }]>`select pg_backend_pid() % 16 as slot`;
      one = bySlot.get(row.slot);
      if (one) break;
      bySlot.set(row.slot, two);
      two = connect();
    }
    await one.begin(async first => {
      expect(await takeRateLimit(first, 'contact:global', '')).toBe(0);
      expect(await takeRateLimit(first, 'contact:address', 'office')).toBe(0);
      expect(await takeRateLimit(two, 'contact:global', '')).toBe(0);
      expect(await takeRateLimit(two, 'contact:address', 'office')).toBe(0);
    });
  });

  test.each(['contact-confirmation:email', 'billing:user'])(
    'for %s blocks concurrent transactions of one subject',
    async scope => {
      const [one, two] = [connect(), connect()];
      await one.begin(async first => {
        expect(await takeRateLimit(first, scope, 'ada')).toBe(0);
        await expect(takeRateLimit(two, scope, 'ada')).rejects.toThrow(/lock timeout/);
        expect(await takeRateLimit(two, scope, 'grace')).toBe(0);
      });
    },
  );

  test.each(['contact:global', 'contact-confirmation:email'])(
    'for %s counts the hits of all connections',
    async scope => {
      await setRateLimit(sql, scope, 5);
      const connections = [connect(), connect(), connect()];
      for (const connection of [...connections, ...connections].slice(0, 5)) {
        expect(await takeRateLimit(connection, scope, '')).toBe(0);
      }
      for (const connection of connections)
        expect(await takeRateLimit(connection, scope, '')).toBeGreaterThan(0);
      const [counted] =
        await sql`select sum(hits)::int as hits from public.rate_limits where scope = ${scope}`;
      expect(counted).toEqual({ hits: 5 });
    },
  );
});
