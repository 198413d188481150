import { setImmediate } from 'node:timers/promises';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pipelined } from '../../local/pipeline.ts';
import { setLimit } from '../contract/target.ts';
import { sql, stack } from './stack.ts';

function connect() {
  const other = postgres(stack.urls.database, { max: 1, connection: { lock_timeout: 200 } });
  onTestFinished(() => other.end());
  return other;
}

describe('a limit', () => {
  const take = async (connection: postgres.ISql, scope: string, subject: string) => {
    const [row] = await connection<{ wait: number }[]>`
      select public.take_rate_limit(${scope}, ${subject}) as wait`;
    return row?.wait;
  };

  test('of everybody, or of an address that many share, lets transactions pass side by side', async () => {
    const [one, two] = [connect(), connect()];
    await one.begin(async first => {
      expect(await take(first, 'contact:global', '')).toBe(0);
      expect(await take(first, 'contact:address', 'office')).toBe(0);
      expect(await take(two, 'contact:global', '')).toBe(0);
      expect(await take(two, 'contact:address', 'office')).toBe(0);
    });
  });

  test.each(['contact:email', 'auth-password:account'])('%s has them wait, and is exact', async scope => {
    const [one, two] = [connect(), connect()];
    await one.begin(async first => {
      expect(await take(first, scope, 'ada')).toBe(0);
      await expect(take(two, scope, 'ada')).rejects.toThrow(/lock timeout/);
      expect(await take(two, scope, 'grace')).toBe(0);
    });
  });

  test.each(['contact:global', 'contact:email'])('%s counts what all connections took', async scope => {
    await setLimit(sql, scope, 5);
    const connections = [connect(), connect(), connect()];
    for (const connection of [...connections, ...connections].slice(0, 5)) {
      expect(await take(connection, scope, '')).toBe(0);
    }
    for (const connection of connections) expect(await take(connection, scope, '')).toBeGreaterThan(0);
    const [counted] = await sql`select sum(hits)::int as hits from public.rate_limits where scope = ${scope}`;
    expect(counted).toEqual({ hits: 5 });
  });
});

describe('what the API sends ahead of a call', () => {
  const reserved = async () => {
    const connections = connect();
    pipelined(connections);
    const connection = await connections.reserve();
    onTestFinished(() => connection.release());
    return connection;
  };

  test('counts for the call', async () => {
    const connection = await reserved();
    await connection.unsafe('begin');
    await connection.unsafe('SELECT set_config($1, $2, true)', ['role', 'service_role']);
    expect([...(await connection.unsafe('select current_user::text as role'))]).toEqual([
      { role: 'service_role' },
    ]);
    await connection.unsafe('rollback');
  });

  test('and failed has the call refused', async () => {
    const connection = await reserved();
    await connection.unsafe('begin');
    await connection.unsafe('SELECT set_config($1, $2, true)', ['role', 'nobody_at_all']);
    await expect(connection.unsafe('select 1')).rejects.toThrow(/current transaction is aborted/);
    await connection.unsafe('rollback');
  });
});

test('a pool that ends while a connection is being made for nobody ends quietly', async () => {
  const rejected: unknown[] = [];
  const note = (reason: unknown) => rejected.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));

  let made = 0;
  const ended = Promise.withResolvers<void>();
  const pool = postgres(stack.urls.database, {
    max: 2,
    // Each connection begins with a question of the pool's own: the second one's is what the end comes upon.
    debug: () => {
      made += 1;
      if (made === 2) void pool.end({ timeout: 0 }).then(ended.resolve);
    },
  });
  const first = await pool.reserve();
  const second = pool.reserve();
  first.release();
  (await second).release();
  await ended.promise;
  await setImmediate();
  expect(rejected).toEqual([]);
});
