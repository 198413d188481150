import { brand } from '@fit-to-print/content/brand';
import { type Edition, editions } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { weights } from '@fit-to-print/ui/tokens/type';
import sharp from 'sharp';
import { icons } from '../src/paths.ts';
import { openOutlines } from './textOutlines.ts';

const initial = brand.name.slice(0, 1);
const [shortName] = brand.name.split(' ');
/** The width of Archivo at which its M is as wide as it is high. */
const axes = { wdth: 84, wght: weights.display };

/** Returns a function that draws the wordmark's initial in a square of 100, less a margin, as a path. */
async function createInitialPath() {
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
  paper: toHex(editions[edition].paper),
  ink: toHex(editions[edition].ink),
});

function drawing(letter: string, style = ''): string {
  const { paper, ink } = fills('day');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${style}<path class="paper" fill="${paper}" d="M0 0h100v100H0z"/><path class="ink" fill="${ink}" d="${letter}"/></svg>`;
}

const png = (svg: string, size: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An .ico file that contains one PNG, for clients that request /favicon.ico without reading the document. */
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

/** Every icon of the site by its path, and the web app manifest that lists the larger ones. */
export async function iconFiles(): Promise<Record<string, string | Uint8Array>> {
  const initialPath = await createInitialPath();
  const tab = initialPath(12.5);
  // Phones mask icons: a circle over the middle four fifths always stays visible.
  const app = drawing(initialPath(22));
  const night = fills('night');
  const { paper } = fills('day');
  const large = { src: icons.large, sizes: '512x512', type: 'image/png' };
  return {
    [icons.vector]: drawing(
      tab,
      `<style>@media(prefers-color-scheme:dark){.paper{fill:${night.paper}}.ink{fill:${night.ink}}}</style>`,
    ),
    [icons.legacy]: ico(await png(drawing(tab), 32), 32),
    [icons.touch]: await png(app, 180),
    [icons.small]: await png(app, 192),
    [icons.large]: await png(app, 512),
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
