import { join } from 'node:path';

/** The generated file of one of Auth's mails. */
export const authTemplatePath = (name: string): string =>
  join(import.meta.dirname, `../supabase/templates/${name}.generated.html`);
