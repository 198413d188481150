/** Runs the edge functions of `supabase/functions` in the process of the local backend. A hosted project runs them on Deno. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { functionSettings, settingProblems } from '../supabase/functions/_shared/settings.ts';
import { batchLog } from './batchedLog.ts';
import { FixableError } from './fixableError.ts';

type EdgeFunction = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>;

const functionsFolder = join(import.meta.dirname, '../supabase/functions');

/** The project's edge functions, run in this process. */
export interface Functions {
  call(name: string, request: Request, clientAddress: string): Promise<Response>;
  /**
   * Answers further calls with 503. Resolves when no call runs, and then, after at most `workTimeoutMs`, when no work runs that was
   * passed to `EdgeRuntime.waitUntil`.
   */
  finish(workTimeoutMs: number): Promise<void>;
}

/**
 * Puts `env` into `process.env`, as Supabase's platform does.
 * @throws FixableError that lists every missing or malformed setting
 */
export async function startFunctions(env: Record<string, string>): Promise<Functions> {
  const problems = settingProblems(functionSettings, env);
  if (problems.length > 0) throw new FixableError(['The functions cannot start:', ...problems].join('\n  '));
  Object.assign(process.env, env);
  const batchedLog = batchLog();

  let isFinishing = false;
  const runningCalls = new Set<Promise<unknown>>();
  const runningWork = new Set<Promise<unknown>>();
  const trackIn = <Work extends Promise<unknown>>(running: Set<Promise<unknown>>, work: Work): Work => {
    running.add(work);
    void work.catch(() => {}).then(() => running.delete(work));
    return work;
  };
  const waitUntilEmpty = async (running: ReadonlySet<Promise<unknown>>) => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  // The platform's global object, to which a function hands work that its response does not wait for.
  Object.assign(globalThis, {
    EdgeRuntime: { waitUntil: (work: Promise<unknown>) => trackIn(runningWork, work) },
  });

  const entries = await readdir(functionsFolder, { withFileTypes: true });
  const names = new Set(
    entries.filter(entry => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name),
  );

  const modules: Record<string, Promise<{ default: { fetch: EdgeFunction } }>> = {};

  async function call(name: string, request: Request, clientAddress: string): Promise<Response> {
    if (isFinishing) {
      return Response.json(
        { message: 'The server is stopping' },
        { status: 503, headers: { 'retry-after': '1' } },
      );
    }
    if (!names.has(name)) return Response.json({ message: 'Function not found' }, { status: 404 });
    // Imported by the first call, as on the platform: Stripe's client alone doubles the time to start.
    const { default: edgeFunction } = await (modules[name] ??= import(
      join(functionsFolder, name, 'index.ts')
    ));
    const response = await edgeFunction.fetch(request, { remoteAddr: { hostname: clientAddress } });
    // A client that has its response finds the request in the log, even if this process is killed now.
    await batchedLog.written();
    return response;
  }

  return {
    call: (name, request, clientAddress) =>
      // Sending queued mail and checking pages may take minutes, and no client waits for the response: they count as background work.
      trackIn(
        ['dispatch-outbox', 'check-placements'].includes(name) ? runningWork : runningCalls,
        call(name, request, clientAddress),
      ),
    async finish(workTimeoutMs) {
      isFinishing = true;
      await waitUntilEmpty(runningCalls);
      await Promise.race([waitUntilEmpty(runningWork), sleep(workTimeoutMs, undefined, { ref: false })]);
      await batchedLog.written();
      batchedLog.restore();
    },
  };
}
