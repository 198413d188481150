import type { ReservedSql, Sql } from 'postgres';

/** What begins a transaction and sets it up; nobody looks at what these answer. */
const setsUp = /^\s*(?:begin$|select set_config\(|set local role )/i;

/**
 * Gap: `@supabase/lite` sends up to ten statements before each call, waits for each, and has Postgres plan them every time.
 * This has them prepared, and sends them together with the call. A connection keeps their order, and after one that fails
 * Postgres refuses all that follow in the transaction, so nothing runs without what was set before it.
 */
export function pipelined(sql: Sql): void {
  const reserve = sql.reserve.bind(sql);
  sql.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    connection.unsafe = ((text: string, args: never[] = []) => {
      const query = unsafe(text, args, { prepare: args.length > 0 });
      if (!setsUp.test(text)) return query;
      query.catch(() => {});
      return Promise.resolve([]);
    }) as ReservedSql['unsafe'];
    return connection;
  };
}
