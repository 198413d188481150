import { chromium } from '/work/main/node_modules/playwright/index.mjs';
import { launchOptions } from '/work/main/tests/browser.ts';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subset from 'subset-font';
const dir = '/work/main/packages/ui/node_modules/@fontsource-variable/';
const A = dir + 'archivo/files/archivo-latin-wdth-normal.woff2',
  N = dir + 'newsreader/files/newsreader-latin-opsz-italic.woff2';
const sfnt = await subset(readFileSync(A), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
const face = new hb.Face(new hb.Blob(sfnt));
console.log(
  face.upem,
  face.getAxisInfos(),
  face.getTableFeatureTags('GSUB').join(' '),
  face.getTableFeatureTags('GPOS').join(' '),
);
const av = face.referenceTable('avar');
if (av) {
  const d = new DataView(av.buffer, av.byteOffset);
  let o = 8;
  const n = d.getUint16(6);
  for (let i = 0; i < n; i++) {
    const c = d.getUint16(o);
    o += 2;
    const m = [];
    for (let k = 0; k < c; k++) {
      m.push([d.getInt16(o) / 16384, d.getInt16(o + 2) / 16384]);
      o += 4;
    }
    console.log('avar', JSON.stringify(m));
  }
}
const font = new hb.Font(face);
font.setScale(face.upem * 64, face.upem * 64);
const srv = createServer((q, r) => {
  if (q.url === '/a.woff2') r.end(readFileSync(A));
  else if (q.url === '/n.woff2') r.end(readFileSync(N));
  else {
    r.setHeader('content-type', 'text/html');
    r.end(
      `<!doctype html><style>@font-face{font-family:Archivo;src:url(/a.woff2);font-weight:100 900;font-stretch:62% 125%}@font-face{font-family:Newsreader;src:url(/n.woff2);font-weight:200 800;font-style:italic}</style><body>x`,
    );
  }
}).listen(4999);
const b = await chromium.launch(await launchOptions());
const p = await b.newPage();
await p.goto('http://localhost:4999/');
await p.evaluate(() =>
  Promise.all([document.fonts.load('800 20px Archivo'), document.fonts.load('italic 500 20px Newsreader')]),
);
const br = await p.evaluate(() => {
  const c = document.createElement('canvas').getContext('2d');
  const out = {};
  for (const size of [100, 200, 256, 300, 500, 1000]) {
    c.font = `800 ${size}px Archivo`;
    c.textRendering = 'geometricPrecision';
    for (const st of ['extra-condensed', 'normal', 'expanded'])
      for (const ch of ['W', 'a', 's', 'K']) {
        c.fontStretch = st;
        const m = c.measureText(ch);
        (out[ch + st] ??= []).push(
          [-m.actualBoundingBoxLeft / size, m.actualBoundingBoxRight / size, m.width / size]
            .map(x => x.toFixed(5))
            .join(','),
        );
      }
  }
  return out;
});
for (const [k, v] of Object.entries(br)) {
  const ch = k[0],
    st = k.slice(1);
  const w = { 'extra-condensed': 62.5, normal: 100, expanded: 125 }[st];
  font.setVariations([new hb.Variation('wght', 800), new hb.Variation('wdth', w)]);
  const g = font.glyphName ? 0 : 0;
  const buf = new hb.Buffer();
  buf.addText(ch);
  buf.guessSegmentProperties();
  hb.shape(font, buf);
  const gi = buf.getGlyphInfosAndPositions()[0];
  const e = font.glyphExtents(gi.codepoint);
  const u = face.upem * 64;
  console.log(
    k,
    'HB',
    (e.xBearing / u).toFixed(5),
    ((e.xBearing + e.width) / u).toFixed(5),
    (gi.xAdvance / u).toFixed(5),
  );
  console.log('   ', v.join(' | '));
}
// font-variation-settings calc
console.log(
  await p.evaluate(() => {
    const d = document.createElement('span');
    d.textContent = 'Hamburg';
    document.body.append(d);
    d.style.cssText = 'font:800 1000px Archivo;position:absolute';
    const r = [];
    for (const v of [
      '"wdth" 87.5',
      '"wdth" calc(62 + 25.5)',
      '"wdth" calc(62 + (var(--a)*16 + var(--b)) * .25)',
    ]) {
      d.style.setProperty('--a', '6');
      d.style.setProperty('--b', '6');
      d.style.fontVariationSettings = '';
      d.style.fontVariationSettings = v;
      r.push([getComputedStyle(d).fontVariationSettings, d.getBoundingClientRect().width]);
    }
    return r;
  }),
);
await b.close();
srv.close();
