import { build } from './build.ts';

/** `pnpm build`: the site for a hosted project, into `site/dist`. */
const { SUPABASE_URL = 'http://localhost:54321', SUPABASE_PUBLISHABLE_KEY = '' } = process.env;
await build({
  backend: SUPABASE_URL,
  publishableKey: SUPABASE_PUBLISHABLE_KEY,
  progress: step => console.log(`${step}…`),
});
