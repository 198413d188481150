import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentRoutes } from './routes.ts';
import { dist } from './stack.ts';
import { expect, test } from './test.ts';

const KB = 1024;
const compressed = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes, brotli, on every content page (design goals, and the hard gates that hold them). */
const budget = { html: 16 * KB, css: 14 * KB, script: 4 * KB };

for (const route of contentRoutes) {
  test(`${route} keeps its budget`, async ({ page }) => {
    const bytes = { html: 0, css: 0, script: 0 };
    const asked: Promise<void>[] = [];
    page.on('response', response => {
      const kind = ({ document: 'html', stylesheet: 'css', script: 'script' } as const)[
        response.request().resourceType() as 'document'
      ];
      if (kind) asked.push(response.body().then(body => void (bytes[kind] += compressed(body))));
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await Promise.all(asked);
    expect(bytes.html, 'the document with the rules that it uses').toBeLessThanOrEqual(budget.html);
    expect(bytes.script, 'script before anything is done').toBeLessThanOrEqual(budget.script);
    expect(bytes.css, 'stylesheets before anything is done').toBe(0);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
  });
}

test('all rules together keep their budget', () => {
  const sheets = readdirSync(path.join(dist, 'assets')).filter(file => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(compressed(readFileSync(path.join(dist, 'assets', sheets[0]!)))).toBeLessThanOrEqual(budget.css);
});
