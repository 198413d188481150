/** The deployment checks of this machine: its settings, and the project that it is linked to. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commonSettings,
  eventSettings,
  mailSettings,
  settingProblems,
  stripeSettings,
} from '../supabase/functions/_shared/settings.ts';
import { type Check, problem } from './check.ts';
import { siteSettings } from './settings.ts';

const exampleDomainPattern = /(^|[.@/])example(\.(com|net|org))?>?$/;

export const environmentCheck: Check = {
  title: 'Settings',
  async run({ env, folder }) {
    const remedy =
      'Write it into supabase/.env or supabase/functions/.env; the examples beside them say where it comes from.';
    const settings = {
      ...siteSettings,
      ...commonSettings,
      ...mailSettings,
      ...stripeSettings,
      ...eventSettings,
    };
    const findings = settingProblems(settings, env).map(message => problem(message, remedy));
    // The CLI would push the text `env(…)` of an unset variable.
    const config = await readFile(join(folder, 'supabase/config.toml'), 'utf8');
    const names = new Set(Array.from(config.matchAll(/env\((\w+)\)/g), ([, name]) => name!));
    for (const name of names) {
      if (!env[name] && !Object.hasOwn(settings, name))
        findings.push(problem(`${name} is missing: config.toml reads it.`, remedy));
    }
    for (const name of ['MAIL_FROM', 'STAFF_EMAIL', 'SITE_URL']) {
      if (exampleDomainPattern.test(env[name] ?? ''))
        findings.push(problem(`${name} is still an example.`, remedy));
    }
    if (env.HASH_SECRET && env.HASH_SECRET === env.DISPATCH_SECRET) {
      findings.push(problem('HASH_SECRET and DISPATCH_SECRET are the same.', remedy));
    }
    // Hosted functions run behind gateways, which forward the address of the client.
    if (!env.TRUSTED_PROXIES && !env.SITE_URL?.startsWith('http:')) {
      findings.push(problem('TRUSTED_PROXIES is missing: without it there is no limit by address.', remedy));
    }
    if (env.PRIVATE_RANGES && !env.SITE_URL?.startsWith('http:')) {
      findings.push(
        problem('PRIVATE_RANGES is set: the functions could reach a private address.', 'Remove it.'),
      );
    }
    for (const name of ['WEBHOOK_URL', 'SLACK_WEBHOOK_URL']) {
      if (env[name]?.startsWith('http:') && !env.SITE_URL?.startsWith('http:')) {
        findings.push(
          problem(
            `${name} begins with http:, and only this machine may be called without encryption.`,
            remedy,
          ),
        );
      }
    }
    if (/_test_/.test(env.STRIPE_SECRET_KEY ?? '') && env.SITE_URL?.startsWith('https:')) {
      findings.push(problem('STRIPE_SECRET_KEY is of test mode: no money would be paid.', remedy));
    }
    return findings;
  },
};

export const linkedProjectCheck: Check = {
  title: 'Linked project',
  needs: ['SUPABASE_URL'],
  async run({ env, folder }) {
    const [ref = ''] = new URL(env.SUPABASE_URL!).hostname.split('.');
    const linked = await readFile(join(folder, 'supabase/.temp/project-ref'), 'utf8').catch(() => '');
    if (linked.trim() === ref) return [];
    const message = linked
      ? `This copy is linked to ${linked.trim()}.`
      : 'This copy is not linked to a project.';
    return [problem(message, `supabase link --project-ref ${ref}`)];
  },
};
