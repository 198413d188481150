import { brand } from '@fit-to-print/content/brand';
import { type Edition, editions } from '@fit-to-print/ui/tokens/color';
import { hex } from '@fit-to-print/ui/tokens/contrast';
import { weights } from '@fit-to-print/ui/tokens/type';
import { Resvg } from '@resvg/resvg-js';
import { icons } from '../src/paths.ts';
import { openOutlines } from './outlines.ts';

const initial = brand.name.slice(0, 1);
const [shortName] = brand.name.split(' ');
/** Where Archivo's M is as wide as it is high. */
const axes = { wdth: 84, wght: weights.display };

/** The wordmark's initial as a piece of type: it fills a square of 100, less a margin. */
async function openInitial() {
  const archivo = await openOutlines('headline');
  const coordinates = archivo(initial, { x: 0, y: 0, size: 1000, axes })
    .path.match(/-?[\d.]+/g)!
    .map(Number);
  const [xs, ys] = [0, 1].map(axis => coordinates.filter((_, index) => index % 2 === axis)) as [
    number[],
    number[],
  ];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (margin: number) => {
    const scale = (100 - 2 * margin) / Math.max(right - left, bottom - top);
    return archivo(initial, {
      x: 50 - ((left + right) / 2) * scale,
      y: 50 - ((top + bottom) / 2) * scale,
      size: 1000 * scale,
      axes,
    }).path;
  };
}

const fills = (edition: Edition) => ({
  paper: hex(editions[edition].paper),
  ink: hex(editions[edition].ink),
});

function drawing(letter: string, style = ''): string {
  const { paper, ink } = fills('day');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${style}<path class="paper" fill="${paper}" d="M0 0h100v100H0z"/><path class="ink" fill="${ink}" d="${letter}"/></svg>`;
}

const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();

/** One PNG in the frame of an .ico file: for those who ask for /favicon.ico and read nothing. */
function ico(image: Uint8Array, width: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([width, width], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Every icon of the site, from one drawing, and the manifest that names the larger ones. */
export async function iconFiles(): Promise<Record<string, string | Uint8Array>> {
  const initialIn = await openInitial();
  const tab = initialIn(12.5);
  // Phones cut icons to their own shape: what lies in the middle four fifths, as a circle, is kept.
  const app = drawing(initialIn(22));
  const night = fills('night');
  const { paper } = fills('day');
  const large = { src: icons.large, sizes: '512x512', type: 'image/png' };
  return {
    [icons.vector]: drawing(
      tab,
      `<style>@media(prefers-color-scheme:dark){.paper{fill:${night.paper}}.ink{fill:${night.ink}}}</style>`,
    ),
    [icons.legacy]: ico(png(drawing(tab), 32), 32),
    [icons.touch]: png(app, 180),
    [icons.small]: png(app, 192),
    [icons.large]: png(app, 512),
    [icons.manifest]: JSON.stringify({
      name: brand.name,
      short_name: shortName,
      lang: 'en-US',
      start_url: '/',
      display: 'browser',
      background_color: paper,
      theme_color: paper,
      icons: [
        { src: icons.small, sizes: '192x192', type: 'image/png' },
        large,
        { ...large, purpose: 'maskable' },
      ],
    }),
  };
}
