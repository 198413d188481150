// Tests of the HTML document around a page.
import { expect, it } from 'vitest';
import { renderDocument, scriptHashes } from './document.ts';
import { cspHash } from './headers.ts';

/** The parts of a document that the tests do not change. */
const parts = {
  path: '/about',
  head: '<title>A</title>',
  body: '<main></main>',
  css: '',
  assets: { script: '/assets/bootstrap.js', integrity: 'sha256-a', preload: [] },
  files: { page: ['/about.json'], dialog: [], user: [], billing: [] },
  hydratesOnLoad: false,
};

it('a document escapes structured data, so that the data cannot close its script element', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const html = renderDocument({ ...parts, structuredData: data });
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(data);
  expect(html).not.toContain('alert(1)</script>');
});

it('a document has no JSON-LD block without structured data', () => {
  expect(renderDocument({ ...parts, structuredData: undefined })).not.toContain('ld+json');
});

it('a document lists the files of signed-in visitors, and those that open the checkout if it has links to buy', () => {
  const files = { page: [], dialog: [], user: ['/auth.js'], billing: ['/billing.js'] };
  const render = (body: string) => renderDocument({ ...parts, files, body, structuredData: undefined });
  expect(render('<main></main>')).toContain(' data-user="/auth.js"');
  expect(render('<a data-tier="pro">Buy</a>')).toContain(' data-user="/auth.js /billing.js"');
});

it('only a document with links to buy, with a form to post, or that needs the app at once, has the script for it, and the policy allows each inline script', () => {
  const scriptsOf = (body: string, hydratesOnLoad = false) =>
    [
      ...renderDocument({ ...parts, body, hydratesOnLoad, structuredData: undefined }).matchAll(
        /<script>(.*?)<\/script>/gs,
      ),
    ].map(([, script]) => script!);
  const onEveryPage = scriptsOf('<main></main>');
  const withLinks = scriptsOf('<main><a data-tier="pro" href="https://pay.example/pro">Buy</a></main>');
  const withForm = scriptsOf('<main><form action="https://api.example/send" method="post"></form></main>');
  const withPrefill = scriptsOf(
    '<main><form action="https://api.example/send?prefill" method="post"></form></main>',
  );
  const hydratedAtOnce = scriptsOf('<main></main>', true);
  expect(onEveryPage).toHaveLength(1);
  expect(withLinks).toEqual([...onEveryPage, expect.stringContaining('data-tier')]);
  expect(withForm).toEqual([...onEveryPage, expect.stringContaining('onsubmit')]);
  expect(withPrefill).toEqual(onEveryPage);
  expect(hydratedAtOnce).toEqual([...onEveryPage, expect.stringContaining('requestSubmit')]);
  expect(scriptHashes).toEqual([...new Set([...withLinks, ...withForm, ...hydratedAtOnce])].map(cspHash));
});

// A transition between pages moves the elements that have the same name in `data-transition-name` on both pages.
it('a document delays the first paint until the element that a page transition moves is parsed', () => {
  const body =
    '<main><h1 id="city-austin" data-transition-name="city-austin"></h1><b data-transition-name="city-boston"></b></main>';
  expect(renderDocument({ ...parts, body, structuredData: undefined })).toContain(
    '<link rel="expect" href="#city-austin" blocking="render">',
  );
});

it('a document does not delay the first paint when a page transition moves no element of it', () => {
  const body = '<main><b data-transition-name="city-boston"></b></main>';
  expect(renderDocument({ ...parts, body, structuredData: undefined })).not.toContain('blocking');
});
