/** The deployment check of Supabase Storage, which has the logos. */
import { createClient } from '@supabase/supabase-js';
import { type Check, fetchWithTimeout, problem } from './check.ts';

export const storageCheck: Check = {
  title: 'Logos in Storage',
  needs: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
  async run({ env }) {
    const client = createClient(env.SUPABASE_URL!, env.SUPABASE_PUBLISHABLE_KEY!, {
      auth: { persistSession: false },
      global: { fetch: fetchWithTimeout },
    });
    const { data, error } = await client.storage.from('Website Content').list('News Outlets', { limit: 100 });
    if (error) return [problem(`The bucket cannot be listed: ${error.message}`, 'supabase db push --remote')];
    if (data.length === 0) {
      return [problem('The bucket "Website Content" has no logo.', 'supabase seed buckets --remote')];
    }
    const samples = data.filter(({ name }) => name.startsWith('Sample-'));
    if (samples.length === 0 || !env.SITE_URL?.startsWith('https:')) return [];
    return [
      problem(`${samples.length} logos are samples.`, 'Replace them in supabase/storage, and upload again.'),
    ];
  },
};
