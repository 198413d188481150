/**
 * The command `pnpm generate`: writes the generated files of the backend, which are the brand for the functions, Auth's mails, and the
 * types of the database. The deployed functions cannot import the design tokens or the content. A test fails when a generated file is
 * out of date.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand, postalAddress } from '@fit-to-print/content/brand';
import { type Edition, editions } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { families } from '@fit-to-print/ui/tokens/type';

/** A CSS font family without the quotes, which an HTML attribute would have to escape, and without the site's fallback faces. */
const mailFont = (fontFamily: string) =>
  fontFamily
    .replaceAll("'", '')
    .split(', ')
    .filter(name => !name.endsWith(' fallback'))
    .join(',');

/** Returns the colors of an edition in sRGB, because mail clients support no other color space. */
const mailColors = (edition: Edition) =>
  Object.fromEntries(Object.entries(editions[edition]).map(([token, color]) => [token, toHex(color)]));

// An edition is a color theme: `day` is the light one, `night` the dark one.
const { headerMeta, hours, name, origin } = brand;
const mailBrand = {
  name,
  /** A static file of the site (site/build/icons.ts), for each edition. */
  logo: { day: `${origin}/mail-logo.png`, night: `${origin}/mail-logo-night.png` },
  // The two texts of the line above the logo, as in the site's header.
  dateline: headerMeta.dateline,
  line: headerMeta.left,
  imprint: `© ${name}, ${postalAddress}`,
  hours: hours.text,
  color: mailColors('day'),
  nightColor: mailColors('night'),
  font: Object.fromEntries(
    Object.entries(families).map(([role, fontFamily]) => [role, mailFont(fontFamily)]),
  ),
};

/** The generated file with the brand of mails: its path and its text. */
export const mailBrandFile = {
  path: join(import.meta.dirname, '../supabase/functions/_shared/mail/brand.generated.ts'),
  source: `// Written by pnpm generate: the brand's name, texts, fonts and colors (light and dark), for mails and pages of the functions.\nexport const mailBrand = ${JSON.stringify(mailBrand, null, 2)} as const;\n`,
};

// The command itself. Tests import this module for `mailBrandFile` only.
if (import.meta.main) {
  await writeFile(mailBrandFile.path, mailBrandFile.source);
  // Imported after the write, because the mails import the file that was written.
  const { authMailTemplates, authTemplatePath } = await import('./authMailTemplates.ts');
  for (const [template, { html }] of Object.entries(authMailTemplates)) {
    await writeFile(authTemplatePath(template), html);
  }
  const { resetData, startLocalBackend } = await import('./localBackend.ts');
  const { anyPorts } = await import('./ports.ts');
  const { generateDatabaseTypes, typesFile } = await import('./databaseTypes.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'generate-'));
  const backend = await startLocalBackend({ dataDir, ports: anyPorts });
  try {
    await writeFile(typesFile, await generateDatabaseTypes(backend.urls.database));
  } finally {
    await backend.stop();
    await resetData(dataDir);
  }
}
