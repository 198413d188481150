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

  // A change of the address is refused, so its mail has neither.
  test.runIf(name !== 'email_change')('has the link or the code in both of its parts', () => {
    const types: Record<string, string> = { confirmation: 'signup', magic_link: 'magiclink' };
    const link = `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=${types[name] ?? name}`;
    const [inHtml, inText] =
      name === 'reauthentication'
        ? ['{{ .Token }}', 'Code: {{ .Token }}\n']
        : [`href="${link.replaceAll('&', '&amp;')}"`, `\n${link}\n`];
    expect(html).toContain(inHtml);
    expect(text).toContain(inText);
  });

  test('has no link that changes something when a mail scanner opens it', () => {
    // These placeholders of Auth are addresses, or parts of addresses, that a GET uses up.
    for (const part of [html, text]) expect(part).not.toMatch(/ConfirmationURL|\/verify/);
  });
});
