// Queries in the database of the local backend, for the journeys.
import postgres from 'postgres';
import { backendUrls } from './environment.ts';

/** Runs queries on a connection that is closed afterwards. */
export async function inDatabase<Result>(run: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(backendUrls().database, { max: 1 });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}
