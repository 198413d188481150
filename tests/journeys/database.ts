// Queries in the database of the local backend, for the journeys.
import postgres from 'postgres';
import { backendUrls } from './environment.ts';

let sql: postgres.Sql | undefined;

/** Runs queries. Each worker has one connection, because opening one takes longer than a query. Unused for some seconds, it closes. */
export const inDatabase = async <Result>(
  run: (connection: postgres.Sql) => Promise<Result>,
): Promise<Result> => run((sql ??= postgres(backendUrls().database, { max: 1, idle_timeout: 5 })));
