import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { functionSettings, settingProblems } from '../supabase/functions/_shared/settings.ts';
import { StackError } from './stackError.ts';

type EdgeFunction = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>;

const functionsFolder = join(import.meta.dirname, '../supabase/functions');

/** The project's edge functions, run in this process. */
export interface Functions {
  call(name: string, request: Request, clientAddress: string): Promise<Response>;
  /** Resolves when no call is running, and no work passed to `EdgeRuntime.waitUntil`. */
  idle(): Promise<void>;
}

/**
 * Puts `env` into `process.env`, as the platform does.
 * @throws StackError that lists every missing or malformed setting
 */
export async function startFunctions(env: Record<string, string>): Promise<Functions> {
  const problems = settingProblems(functionSettings, env);
  if (problems.length > 0) throw new StackError(['The functions cannot start:', ...problems].join('\n  '));
  Object.assign(process.env, env);

  const runningWork = new Set<Promise<unknown>>();
  const trackWork = <Work extends Promise<unknown>>(work: Work): Work => {
    runningWork.add(work);
    void work.catch(() => {}).then(() => runningWork.delete(work));
    return work;
  };
  Object.assign(globalThis, { EdgeRuntime: { waitUntil: trackWork } });

  const entries = await readdir(functionsFolder, { withFileTypes: true });
  const names = new Set(
    entries.filter(entry => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name),
  );

  async function call(name: string, request: Request, clientAddress: string): Promise<Response> {
    if (!names.has(name)) return Response.json({ message: 'Function not found' }, { status: 404 });
    // Imported by the first call, as on the platform: Stripe's client alone doubles the time to start.
    const module = (await import(join(functionsFolder, name, 'index.ts'))) as {
      default: { fetch: EdgeFunction };
    };
    return module.default.fetch(request, { remoteAddr: { hostname: clientAddress } });
  }

  return {
    call: (name, request, clientAddress) => trackWork(call(name, request, clientAddress)),
    async idle() {
      while (runningWork.size > 0) await Promise.allSettled(runningWork);
    },
  };
}
