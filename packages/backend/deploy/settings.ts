/** The environment variables that a build of the site needs, and their check. A tier is a monthly package of press releases. */
import { readPaymentLinks, tierIds } from '../supabase/functions/_shared/contracts/subscription.ts';
import { type Environment, settingProblems, type Setting } from '../supabase/functions/_shared/settings.ts';

/** The settings that the site is built with. All are public; keys that begin with `sb_` are Supabase's. */
export const siteSettings: Readonly<Record<string, Setting>> = {
  SUPABASE_URL: {
    description: 'the origin of the project, https://<project-ref>.supabase.co',
    isValid: value => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
  },
  SUPABASE_PUBLISHABLE_KEY: {
    description: 'the publishable API key of the project, sb_publishable_…',
    isValid: value => /^sb_publishable_\S+$/.test(value),
  },
  STRIPE_PAYMENT_LINKS: {
    description: 'the payment link of every tier, as `pnpm deploy:prices` prints them',
    isValid(value) {
      const links = readPaymentLinks(value);
      return tierIds.every(tier => /^https:\/\/[^/]|^http:\/\/localhost[:/]/.test(links[tier] ?? ''));
    },
  },
};

/** @throws an error that lists every missing or malformed setting */
export function readSiteSettings(env: Environment) {
  const problems = settingProblems(siteSettings, env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    backend: new URL(env.SUPABASE_URL!).origin,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY!,
    paymentLinks: env.STRIPE_PAYMENT_LINKS!,
  };
}
