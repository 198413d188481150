import { readFileSync, writeFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subset from 'subset-font';
const dir = '/work/main/packages/ui/node_modules/@fontsource-variable/';
const F = {
  A: dir + 'archivo/files/archivo-latin-wdth-normal.woff2',
  N: dir + 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  I: dir + 'newsreader/files/newsreader-latin-opsz-italic.woff2',
  M: dir + 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
};
for (const [k, f] of Object.entries(F)) {
  const s = await subset(readFileSync(f), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new hb.Face(new hb.Blob(s));
  console.log(
    k,
    face.upem,
    JSON.stringify(Object.values(face.getAxisInfos()).map(a => [a.tag, a.min, a.default, a.max])),
    'GSUB',
    [...new Set(face.getTableFeatureTags('GSUB'))].join(' '),
    'GPOS',
    [...new Set(face.getTableFeatureTags('GPOS'))].join(' '),
    'chars',
    face.collectUnicodes().length,
  );
  const dv = new DataView(s.buffer, s.byteOffset);
  const n = dv.getUint16(4);
  const t = [];
  for (let i = 0; i < n; i++) {
    const o = 12 + i * 16;
    t.push(s.toString('latin1', o, o + 4) + ':' + dv.getUint32(o + 12));
  }
  console.log('  ', s.length, t.join(' '));
}
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const latin1 = Array.from({ length: 96 }, (_, i) => String.fromCharCode(160 + i)).join('');
const letters = [...latin1].filter(c => /\p{L}/u.test(c)).join('');
const typo = '–—‘’“”…•†‡′″→←−×©®°§¶·½¼¾€£¢№™ ';
const full = ascii + letters + typo,
  core = ascii + '–—‘’“”…•−×©·→ §½';
const kb = async (f, t, o) => {
  const b = await subset(readFileSync(f), t, { targetFormat: 'woff2', ...o });
  return b.length;
};
const kf = [
  'kern',
  'liga',
  'clig',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rvrn',
  'lnum',
  'onum',
  'tnum',
  'pnum',
  'calt',
];
for (const [name, t] of [
  ['full', full],
  ['core', core],
])
  for (const [k, o] of [
    ['A', { variationAxes: { wdth: { min: 62, max: 125 }, wght: { min: 600, max: 800 } } }],
    ['A', { variationAxes: { wdth: { min: 62, max: 125 }, wght: 800 } }],
    [
      'A',
      {
        variationAxes: { wdth: { min: 62, max: 125 }, wght: { min: 600, max: 800 } },
        keepFeatures: kf,
        noHinting: true,
      },
    ],
    ['N', { variationAxes: { opsz: { min: 16, max: 32 }, wght: { min: 400, max: 600 } } }],
    [
      'N',
      {
        variationAxes: { opsz: { min: 16, max: 32 }, wght: { min: 400, max: 600 } },
        keepFeatures: kf,
        noHinting: true,
      },
    ],
    ['N', { variationAxes: { opsz: 18, wght: { min: 400, max: 600 } }, keepFeatures: kf, noHinting: true }],
    ['N', { variationAxes: { opsz: 18, wght: 400 }, keepFeatures: kf, noHinting: true }],
    [
      'I',
      {
        variationAxes: { opsz: { min: 16, max: 72 }, wght: { min: 400, max: 500 } },
        keepFeatures: kf,
        noHinting: true,
      },
    ],
    ['I', { variationAxes: { opsz: 72, wght: 500 }, keepFeatures: kf, noHinting: true }],
    ['I', { variationAxes: { opsz: 24, wght: 400 }, keepFeatures: kf, noHinting: true }],
    ['M', { variationAxes: { wght: { min: 400, max: 700 } } }],
    ['M', { variationAxes: { wght: { min: 500, max: 600 } }, keepFeatures: kf, noHinting: true }],
    ['M', { variationAxes: { wght: 500 }, keepFeatures: kf, noHinting: true }],
  ])
    console.log(
      name,
      k,
      JSON.stringify(o.variationAxes),
      o.noHinting ? 'nohint+feat' : '',
      await kb(F[k], t, o),
    );
