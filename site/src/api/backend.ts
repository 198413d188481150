/** Origin of the Supabase project, and its publishable key: the build writes them here. */
export const backendUrl = import.meta.env.VITE_SUPABASE_URL as string;
export const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY as string;
