import { createClient } from '@supabase/supabase-js';

/**
 * The client, and the whole library with it: imported only when there is someone to sign in. Implicit rather than PKCE: a
 * confirmation mail is often opened on another device than the one that signed up, where PKCE's verifier is not.
 */
export const supabase = createClient(
  import.meta.env.VITE_SUPABASE_URL as string,
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY as string,
  { auth: { flowType: 'implicit' } },
);
