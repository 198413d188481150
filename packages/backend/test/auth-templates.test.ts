import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { authTemplates } from '../local/auth-templates.ts';

test.each([...authTemplates].map(([path, source]) => [basename(path), path, source] as const))(
  'the template %s is what its blocks make of it (node local/auth-templates.ts writes it)',
  async (_, path, source) => {
    expect(await readFile(path, 'utf8')).toBe(source);
    expect(source).toContain('href="{{ .ConfirmationURL }}"');
  },
);
