import { type Environment, problemsOf, type Setting } from '../supabase/functions/_shared/settings.ts';

/** The settings that the site is built with. Both are public. */
export const siteSettings: Readonly<Record<string, Setting>> = {
  SUPABASE_URL: {
    form: 'the origin of the project, https://<project-ref>.supabase.co',
    fits: value => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
  },
  SUPABASE_PUBLISHABLE_KEY: {
    form: 'the publishable API key of the project, sb_publishable_…',
    fits: value => /^sb_publishable_\S+$/.test(value),
  },
};

/** @throws an error that lists every missing or malformed setting */
export function readSiteSettings(env: Environment): { backend: string; publishableKey: string } {
  const problems = problemsOf(siteSettings, env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { backend: new URL(env.SUPABASE_URL!).origin, publishableKey: env.SUPABASE_PUBLISHABLE_KEY! };
}
