import type { ReservedSql, Sql } from 'postgres';

/**
 * Gap: `@supabase/lite` sends up to ten statements before each call, waits for each, and has Postgres plan them every time.
 * This has them prepared, joins the settings into one, and sends all together with the call. A connection keeps the order,
 * and after one that fails Postgres refuses what follows in the transaction: nothing runs without what was set before it.
 */
export function pipelined(sql: Sql): void {
  const reserve = sql.reserve.bind(sql);
  sql.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    const send = (text: string, values: never[]) => unsafe(text, values, { prepare: values.length > 0 });
    let settings: string[] = [];
    let settingValues: never[] = [];

    connection.unsafe = ((text: string, values: never[] = []) => {
      const [, setting] = /^\s*select (set_config\(.*\))\s*$/i.exec(text) ?? [];
      if (setting) {
        const before = settingValues.length;
        settings.push(setting.replace(/\$(\d+)/g, (_, index) => `$${before + Number(index)}`));
        settingValues.push(...values);
        return Promise.resolve([]);
      }
      // What a function would have the answer's status and headers be: none of ours says.
      if (/current_setting\('response\.status'/.test(text))
        return Promise.resolve([{ status: '', headers: '' }]);
      if (settings.length > 0) {
        send(`select ${settings.join(', ')}`, settingValues).catch(() => {});
        settings = [];
        settingValues = [];
      }
      const query = send(text, values);
      if (!/^(?:begin$|set local role )/i.test(text)) return query;
      query.catch(() => {});
      return Promise.resolve([]);
    }) as ReservedSql['unsafe'];
    return connection;
  };
}
