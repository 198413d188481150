import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { functionSettings, problemsOf } from '../supabase/functions/_shared/settings.ts';
import { StackError } from './error.ts';

type EdgeFunction = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>;

const folder = join(import.meta.dirname, '../supabase/functions');

/** The project's functions in this process, with the environment that the platform would give them. */
export interface Functions {
  call(name: string, request: Request, peer: string): Promise<Response>;
  /** Resolves when the work is done that answers did not wait for. */
  settled(): Promise<void>;
  /** Gives the environment back. */
  stop(): void;
}

/** @throws StackError that says what in the environment is not as it should be */
export async function startFunctions(env: Record<string, string>): Promise<Functions> {
  const problems = problemsOf(functionSettings, env);
  if (problems.length > 0) throw new StackError(['The functions cannot start:', ...problems].join('\n  '));
  const before = { ...process.env };
  Object.assign(process.env, env);

  const background = new Set<Promise<unknown>>();
  // The edge runtime's own global; the functions do without it where there is none.
  Object.assign(globalThis, {
    EdgeRuntime: {
      waitUntil(work: Promise<unknown>) {
        background.add(work);
        void work.finally(() => background.delete(work));
      },
    },
  });

  const entries = await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.filter(entry => entry.isDirectory()).map(entry => entry.name));

  return {
    async call(name, request, peer) {
      if (name.startsWith('_') || !names.has(name)) {
        return Response.json({ message: 'Function not found' }, { status: 404 });
      }
      // At its first call, as on the platform: Stripe's client alone takes as long as everything else.
      const module = (await import(join(folder, name, 'index.ts'))) as { default: { fetch: EdgeFunction } };
      return module.default.fetch(request, { remoteAddr: { hostname: peer } });
    },
    async settled() {
      await Promise.allSettled(background);
    },
    stop() {
      Reflect.deleteProperty(globalThis, 'EdgeRuntime');
      for (const name of Object.keys(env)) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    },
  };
}
