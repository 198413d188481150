import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subset from 'subset-font';
const dir = '/work/main/packages/ui/node_modules/@fontsource-variable/';
const A = dir + 'archivo/files/archivo-latin-wdth-normal.woff2';
const sfnt = await subset(readFileSync(A), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
const face = new hb.Face(new hb.Blob(sfnt));
const font = new hb.Font(face);
font.setScale(face.upem * 64, face.upem * 64);
const buf = new hb.Buffer();
const feats = [new hb.Feature('liga', 0), new hb.Feature('clig', 0)];
function em(t, w) {
  font.setVariations([new hb.Variation('wght', 800), new hb.Variation('wdth', w)]);
  buf.clearContents();
  buf.addText(t);
  buf.guessSegmentProperties();
  hb.shape(font, buf, feats);
  let s = 0;
  for (const g of buf.getGlyphInfosAndPositions()) s += g.xAdvance;
  return s / 64000;
}
for (let i = 0; i < 500; i++) em('Who reads to Austin', 64 + i / 10);
let t = performance.now();
for (let i = 0; i < 5000; i++) em('Who reads to Austin', 64 + (i % 3900) / 64);
console.log('us/measure', (performance.now() - t) / 5);
t = performance.now();
for (let i = 0; i < 5000; i++) em('abcd efgh', 64);
console.log('us/measure same var', (performance.now() - t) / 5);
t = performance.now();
for (let i = 0; i < 5000; i++)
  font.setVariations([new hb.Variation('wght', 800), new hb.Variation('wdth', 64 + i / 100)]);
console.log('us/setvar', (performance.now() - t) / 5);
for (const t of ['Austin', 'We build startups', 'AVATAR To', 'Texas —'])
  console.log(
    t,
    [62, 64, 80, 99.5, 100, 100.5, 110, 125]
      .map(w => {
        const l =
          w <= 100
            ? em(t, 62) + ((em(t, 100) - em(t, 62)) * (w - 62)) / 38
            : em(t, 100) + ((em(t, 125) - em(t, 100)) * (w - 100)) / 25;
        return em(t, w).toFixed(4) + '/' + l.toFixed(4);
      })
      .join(' '),
  );
