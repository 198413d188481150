/** The generated files of the backend are up to date. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { authMailTemplates, authTemplatePath } from '../local/authMailTemplates.ts';
import { mailBrandFile } from '../local/generate.ts';

// If a test fails, run `pnpm generate`.

test('the functions have the colors, fonts and name of the site', async () => {
  expect(await readFile(mailBrandFile.path, 'utf8')).toBe(mailBrandFile.source);
});

const configuration = await readFile(join(import.meta.dirname, '../supabase/config.toml'), 'utf8');

describe.each(Object.entries(authMailTemplates))("Auth's mail %s", (name, { subject, html, text }) => {
  test('is rendered in its file', async () => {
    expect(await readFile(authTemplatePath(name), 'utf8')).toBe(html);
  });

  test('is configured for a hosted project', () => {
    expect(configuration).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${name}.generated.html"\n`,
    );
  });

  test('has the link or the code in both of its parts', () => {
    // The site itself asks for the first two mails. Their links open the site, which sends the token after a click, or at once in the
    // browser that signed up.
    const siteLink = '{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=';
    const link =
      { confirmation: `${siteLink}signup`, recovery: `${siteLink}recovery` }[name] ??
      '{{ .ConfirmationURL }}';
    const [inHtml, inText] =
      name === 'reauthentication'
        ? ['{{ .Token }}', 'Code: {{ .Token }}\n']
        : [`href="${link.replaceAll('&', '&amp;')}"`, `\n${link}\n`];
    expect(html).toContain(inHtml);
    expect(text).toContain(inText);
  });
});
