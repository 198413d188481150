import { AsyncLocalStorage } from 'node:async_hooks';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { functionSettings, problemsOf } from '../supabase/functions/_shared/settings.ts';
import { StackError } from './error.ts';
import type { Lite } from './lite.ts';
import { host } from './server.ts';

type EdgeFunction = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>;

const folder = join(import.meta.dirname, '../supabase/functions');

/** The project's functions in this process, with the environment that the platform would give them. */
export interface Functions {
  call(name: string, request: Request, peer: string): Promise<Response>;
  /** Resolves when no call is under way any more, nor work that its answer did not wait for. */
  settled(): Promise<void>;
  /** Gives the environment back. */
  stop(): void;
}

/** Whether it is a function that runs. */
const inFunction = new AsyncLocalStorage<true>();

/** @throws StackError that says what in the environment is not as it should be */
export async function startFunctions(
  env: Record<string, string>,
  api: Pick<Lite, 'fetch'>,
): Promise<Functions> {
  const problems = problemsOf(functionSettings, env);
  if (problems.length > 0) throw new StackError(['The functions cannot start:', ...problems].join('\n  '));
  const before = { ...process.env };
  Object.assign(process.env, env);

  const underWay = new Set<Promise<unknown>>();
  const tracked = <Work extends Promise<unknown>>(work: Work): Work => {
    underWay.add(work);
    void work.catch(() => {}).then(() => underWay.delete(work));
    return work;
  };
  // The edge runtime's own global; the functions do without it where there is none.
  Object.assign(globalThis, { EdgeRuntime: { waitUntil: tracked } });

  // What a function asks of the API next to it takes no way around by a socket, which costs more than most answers.
  const fetchOutside = globalThis.fetch;
  const apiUrl = `${env['SUPABASE_URL']}/`;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(apiUrl) && inFunction.getStore()
      ? abortable(init, rest => api.fetch(new Request(input, rest), host))
      : fetchOutside(input, init);

  const entries = await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.filter(entry => entry.isDirectory()).map(entry => entry.name));
  // Each from its first call on, as on the platform: Stripe's client alone takes as long as everything else.
  const modules = new Map<string, Promise<{ default: { fetch: EdgeFunction } }>>();

  async function call(name: string, request: Request, peer: string): Promise<Response> {
    if (name.startsWith('_') || !names.has(name)) {
      return Response.json({ message: 'Function not found' }, { status: 404 });
    }
    const loading = modules.get(name) ?? import(join(folder, name, 'index.ts'));
    modules.set(name, loading);
    const module = await loading;
    return inFunction.run(true, () => module.default.fetch(request, { remoteAddr: { hostname: peer } }));
  }

  return {
    call: (name, request, peer) => tracked(call(name, request, peer)),
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    stop() {
      globalThis.fetch = fetchOutside;
      Reflect.deleteProperty(globalThis, 'EdgeRuntime');
      for (const name of Object.keys(env)) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    },
  };
}

/** Whoever fetches may give up waiting. The request itself is not told: to have it listen costs as much as all else about it. */
function abortable(
  { signal, ...init }: RequestInit = {},
  answer: (init: RequestInit) => Promise<Response>,
): Promise<Response> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  answer(init).then(resolve, reject);
  return promise;
}
