import postgres from 'postgres';
import { addresses } from './environment.ts';

/** Asks the database something, by a connection that is closed afterwards. */
export async function inDatabase<Result>(ask: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(addresses().database, { max: 1 });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}
