/** How the deployment checks reach the hosted Supabase project: its addresses, its management API and its database. */
import postgres from 'postgres';
import { fetchWithTimeout, type Finding, type Project, unchecked } from './check.ts';

/** Returns a URL of the project. `path` has no slash at its start. */
export const supabaseUrl = ({ env }: Project, path: string) =>
  `${env.SUPABASE_URL!.replace(/\/$/, '')}/${path}`;

/** The URL of an Edge Function of the project. */
export const functionUrl = (project: Project, name: string) => supabaseUrl(project, `functions/v1/${name}`);

/** The answer of Supabase's management API about the project, or the finding that there is none. */
export async function askManagementApi({ env }: Project, path: string): Promise<{ body: unknown } | Finding> {
  const [ref = ''] = new URL(env.SUPABASE_URL!).hostname.split('.');
  const response = await fetchWithTimeout(
    `${env.SUPABASE_MANAGEMENT_URL || 'https://api.supabase.com'}/v1/projects/${ref}/${path}`,
    { headers: { authorization: `Bearer ${env.SUPABASE_ACCESS_TOKEN}` } },
  );
  if (response.ok) return { body: (await response.json()) as unknown };
  await response.body?.cancel();
  const remedy = "Make an access token of an account that may read the project's configuration.";
  return unchecked(`Supabase answers ${response.status} to SUPABASE_ACCESS_TOKEN (${path}).`, remedy);
}

/** Runs `work` with a connection to the database, and closes it. */
export async function withDatabase(
  { env }: Project,
  work: (sql: postgres.Sql) => Promise<Finding[]>,
): Promise<Finding[]> {
  const sql = postgres(env.DATABASE_URL!, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
