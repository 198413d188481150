import { join } from 'node:path';

/** The file that a mail of Auth's is in. */
export const authTemplate = (name: string): string =>
  join(import.meta.dirname, `../supabase/templates/${name}.generated.html`);
