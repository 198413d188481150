import { createClient } from '@supabase/supabase-js';

/** The client, and the whole library with it: imported only when there is someone to sign in. */
export const supabase = createClient(
  import.meta.env.VITE_SUPABASE_URL as string,
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY as string,
  { auth: { flowType: 'pkce' } },
);
