import { expect, it } from 'vitest';
import { renderDocument } from './document.ts';

const parts = {
  path: '/about',
  head: '<title>A</title>',
  body: '<main></main>',
  css: '',
  assets: { script: '/assets/bootstrap.js', integrity: 'sha384-a', preload: [] },
  files: { page: ['/about.json'], dialog: [] },
  hydratesAtOnce: false,
};

it('escapes structured data so that it cannot close its script element', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const html = renderDocument({ ...parts, structuredData: data });
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(data);
  expect(html).not.toContain('alert(1)</script>');
});

it('has no JSON-LD block without structured data', () => {
  expect(renderDocument({ ...parts, structuredData: undefined })).not.toContain('ld+json');
});

it('delays the first paint until what travels here is parsed', () => {
  const body =
    '<main><h1 id="city-austin" data-turn="city-austin"></h1><b data-turn="city-boston"></b></main>';
  expect(renderDocument({ ...parts, body, structuredData: undefined })).toContain(
    '<link rel="expect" href="#city-austin" blocking="render">',
  );
});

it('delays the first paint of no document to which nothing travels', () => {
  const body = '<main><b data-turn="city-boston"></b></main>';
  expect(renderDocument({ ...parts, body, structuredData: undefined })).not.toContain('blocking');
});
