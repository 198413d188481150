/**
 * The form of a deployment check, which compares a hosted project with what this repository expects, and the function that runs the
 * checks.
 */
import type { TierId } from '../supabase/functions/_shared/contracts/subscription.ts';
import type { Environment } from '../supabase/functions/_shared/settings.ts';

/** The hosted project that the checks look at. */
export interface Project {
  /** The settings of the project, as environment variables. */
  env: Environment;
  /** The folder in which the Supabase CLI runs. It contains `supabase/config.toml`. */
  folder: string;
  /** The tiers of the site's rate card. */
  tiers: Readonly<Record<TierId, TierPrice>>;
}

/** A tier (monthly package) and its price. */
export interface TierPrice {
  name: string;
  /** The name of the product at Stripe: customers read it at checkout and on invoices. */
  product: string;
  /** Cents a month. */
  amount: number;
}

/** A problem, something that could not be checked, or advice that nothing depends on, with what to do about it. */
export interface Finding {
  /** A problem, something that could not be checked, or a piece of advice. */
  kind: 'problem' | 'unchecked' | 'advice';
  message: string;
  /** The sentence that says what to do. */
  remedy: string;
}

/** Returns a finding: the deployment does not work as it should. `remedy` says what to do. */
export const problem = (message: string, remedy: string): Finding => ({ kind: 'problem', message, remedy });
/** Returns a finding: something could not be checked. `remedy` says what to do. */
export const unchecked = (message: string, remedy: string): Finding => ({
  kind: 'unchecked',
  message,
  remedy,
});

/** Returns a finding: something could be better, and nothing depends on it. `remedy` says what to do. */
export const advice = (message: string, remedy: string): Finding => ({ kind: 'advice', message, remedy });

/** Compares one part of a project with what is expected. */
export interface Check {
  title: string;
  /** Names of environment variables that the check cannot do without. */
  needs?: readonly string[];
  /** Resolves to no findings if all is well. May throw if a service does not answer: `runChecks` reports that. */
  run: (project: Project) => Promise<Finding[]>;
}

/** `fetch` with a timeout of 10 s. */
export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { signal: AbortSignal.timeout(10_000), ...init });

/** The result of a check. It passed if there are no findings. */
export interface CheckResult {
  title: string;
  findings: Finding[];
}

/** Runs one check after another. An error of a check becomes a finding. */
export async function* runChecks(checks: readonly Check[], project: Project): AsyncGenerator<CheckResult> {
  for (const { title, needs = [], run } of checks) {
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
      yield { title, findings: await run(project) };
    } catch (error) {
      yield { title, findings: [problem(`No answer: ${messageOf(error)}`, 'Fix that, and check again.')] };
    }
  }
}

/** The messages of an error and its cause: the error of `fetch` alone says only that it failed. */
function messageOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} ${cause.message}`.trim() : message;
}
