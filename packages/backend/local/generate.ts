import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { editions } from '@fit-to-print/ui/tokens/color';
import { hex } from '@fit-to-print/ui/tokens/contrast';
import { families } from '@fit-to-print/ui/tokens/type';
import { authTemplate } from './authTemplates.ts';

// What is deployed knows neither the design tokens nor the content: what it needs of them is written down for it, and a test
// fails when that has drifted. `node local/generate.ts` writes it anew.

/** Family names need no quotes, which an attribute would have to escape; the stylesheet's stand-in faces are its own. */
const family = (stack: string) =>
  stack
    .replaceAll("'", '')
    .split(', ')
    .filter(name => !name.endsWith(' fallback'))
    .join(',');

const { address, headerMeta, name, wordmark } = brand;
const house = {
  name,
  wordmark: wordmark.map(line => line.join('')),
  dateline: headerMeta.dateline,
  line: headerMeta.left,
  imprint: `© ${name}, ${address.street}, ${address.city}, ${address.postalState} ${address.postalCode}`,
  // In sRGB, which is all that mail clients know.
  color: Object.fromEntries(Object.entries(editions.day).map(([token, color]) => [token, hex(color)])),
  font: Object.fromEntries(Object.entries(families).map(([role, stack]) => [role, family(stack)])),
};

export const houseFile = {
  path: join(import.meta.dirname, '../supabase/functions/_shared/mail/house.generated.ts'),
  source: `// Written by local/generate.ts: the day edition's tokens, and who we are.\nexport const house = ${JSON.stringify(house, null, 2)} as const;\n`,
};

if (import.meta.main) {
  await writeFile(houseFile.path, houseFile.source);
  // Only now, since it is made with that.
  const { authMails } = await import('./authMails.ts');
  for (const [template, { html }] of Object.entries(authMails)) await writeFile(authTemplate(template), html);
}
