import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { authMails } from '../local/authMails.ts';
import { authTemplatePath } from '../local/authTemplates.ts';
import { houseFile } from '../local/generate.ts';

// What differs is written anew by `pnpm generate`.

test('the functions have the colors, faces and name of the site', async () => {
  expect(await readFile(houseFile.path, 'utf8')).toBe(houseFile.source);
});

const configuration = await readFile(join(import.meta.dirname, '../supabase/config.toml'), 'utf8');

describe.each(Object.entries(authMails))("Auth's mail %s", (name, { subject, html, text }) => {
  test('is in its file as its blocks make it', async () => {
    expect(await readFile(authTemplatePath(name), 'utf8')).toBe(html);
  });

  test('is the one that a hosted project sends', () => {
    expect(configuration).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${name}.generated.html"\n`,
    );
  });

  test('leads on from both of its parts', () => {
    const [inHtml, inText] =
      name === 'reauthentication'
        ? ['{{ .Token }}', 'Code: {{ .Token }}\n']
        : ['href="{{ .ConfirmationURL }}"', '\n{{ .ConfirmationURL }}\n'];
    expect(html).toContain(inHtml);
    expect(text).toContain(inText);
  });
});
