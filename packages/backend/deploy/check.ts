import type { TierId } from '../supabase/functions/_shared/contracts/subscription.ts';
import type { Environment } from '../supabase/functions/_shared/settings.ts';

/** What is known of the project that is to go live. */
export interface Project {
  env: Environment;
  /** The folder that the Supabase CLI works in, `supabase` above its `config.toml`. */
  folder: string;
  /** The tiers of the site's rate card. */
  tiers: Readonly<Record<TierId, TierPrice>>;
}

interface TierPrice {
  name: string;
  /** The name of the product at Stripe: customers read it at checkout and on invoices. */
  product: string;
  /** Cents a month. */
  amount: number;
}

/** Something that is not as it should be, or that could not be looked at, and what to do about it. */
export interface Finding {
  kind: 'missing' | 'unchecked';
  says: string;
  todo: string;
}

export const missing = (says: string, todo: string): Finding => ({ kind: 'missing', says, todo });
export const unchecked = (says: string, todo: string): Finding => ({ kind: 'unchecked', says, todo });

export interface Check {
  title: string;
  /** Settings without which it cannot look. */
  needs?: readonly string[];
  /** May throw where a service does not answer: that is a finding too. */
  examine: (project: Project) => Promise<Finding[]>;
}

/** `fetch` for checks: whoever says nothing for ten seconds does not answer. */
export const ask: typeof fetch = (input, init) =>
  fetch(input, { signal: AbortSignal.timeout(10_000), ...init });

/** What a check found: nothing, when all is as it should be. */
export interface Report {
  title: string;
  findings: Finding[];
}

/** Makes one check after the other. None throws. */
export async function* report(checks: readonly Check[], project: Project): AsyncGenerator<Report> {
  for (const { title, needs = [], examine } of checks) {
    const unset = needs.filter(name => !project.env[name]);
    if (unset.length > 0) {
      yield {
        title,
        findings: [
          unchecked(
            `${unset.join(', ')} not set.`,
            'Write it into its .env; the example beside it says where it comes from.',
          ),
        ],
      };
      continue;
    }
    try {
      yield { title, findings: await examine(project) };
    } catch (error) {
      yield { title, findings: [missing(`No answer: ${reasonOf(error)}`, 'Mend that, and check again.')] };
    }
  }
}

/** Of an error and what caused it: `fetch` says only that it failed. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} ${cause.message}`.trim() : message;
}
