// Draws the site's icons: favicon, icons of phones, and the logo of mails.
import { brand } from '@fit-to-print/content/brand';
import { headlineType } from '@fit-to-print/ui/primitives/CopyfitHeadline/headlineType';
import { decode } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import { textOf, wideLines } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { type Edition, editions } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { weights } from '@fit-to-print/ui/tokens/type';
import sharp from 'sharp';
import { icons, mailLogos } from '../src/paths.ts';
import { createFitter } from './copyfit.ts';
import { openOutlines } from './textOutlines.ts';

/** The letter of the icon. It is in lower case, because the pencil strokes below it are the proofreader's mark for a capital letter. */
const initial = brand.name.slice(0, 1).toLowerCase();
const [shortName] = brand.name.split(' ');
const axes = { wdth: 100, wght: weights.display };

/** The height of the letter, and the positions and width of the three strokes below it, as shares of the drawing's height. */
const shares = { letter: 0.56, strokes: [0.69, 0.83, 0.97], strokeWidth: 0.075 } as const;

/**
 * Returns a function that draws the icon in a square of 100 with a margin: the initial, and three pencil strokes below it, the
 * proofreader's mark for a capital letter.
 */
async function createIconPaths() {
  const outlineHeadline = await openOutlines('headline');
  const { left, right, top, bottom } = outlineHeadline(initial, { x: 0, y: 0, size: 1000, axes }).box;
  return (margin: number): IconPaths => {
    const size = 100 - 2 * margin;
    const scale = Math.min(size / (right - left), (size * shares.letter) / (bottom - top));
    const width = (right - left) * scale;
    const start = 50 - width / 2;
    const letter = outlineHeadline(initial, {
      x: start - left * scale,
      y: margin - top * scale,
      size: 1000 * scale,
      axes,
    }).path;
    // Strokes as drawn by hand: they rise a little, and have different lengths.
    const ends = [1, 0.97, 0.9];
    const strokes = shares.strokes
      .map((share, index) => {
        const y = margin + size * share - (size * shares.strokeWidth) / 2;
        return `M${start.toFixed(1)} ${(y + 0.8).toFixed(1)}L${(start + width * ends[index]!).toFixed(1)} ${(y - 0.8).toFixed(1)}`;
      })
      .join('');
    return { letter, strokes, strokeWidth: size * shares.strokeWidth };
  };
}

interface IconPaths {
  letter: string;
  strokes: string;
  strokeWidth: number;
}

/** The size of the logo of mails in units of the drawing. The picture has two pixels for each unit. */
const mailLogo = { width: 150, height: 72 } as const;
const lineHeight = 0.86;

/**
 * The logo of mails as PNG, because mail programs show no SVG. Its background is opaque: a program that darkens mails would otherwise
 * show dark letters on a dark background.
 */
export async function drawMailLogo(edition: Edition): Promise<Uint8Array> {
  const [fitter, outlineHeadline] = await Promise.all([createFitter(), openOutlines('headline')]);
  const { wide } = fitter.page().fit({ text: brand.wordmark, sizeBias: 0, uppercase: false, lineHeight });
  // The ink of the first line starts below the top of its box.
  let y = 0;
  const letters = wideLines(brand.wordmark).map((line, index) => {
    const { size: share, width: wdth, offset, leading } = decode(wide[index]!);
    const size = (share * mailLogo.width) / 100;
    y += size * (leading + lineHeight);
    const style = { x: -offset * size, y: y - size * 0.1, size, letterSpacing: headlineType.letterSpacing };
    return outlineHeadline(line.map(textOf).join(''), { ...style, axes: { wdth, wght: weights.display } })
      .path;
  });
  const { paper, ink } = fills(edition);
  const { width, height } = mailLogo;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/><path fill="${ink}" d="${letters.join('')}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

const fills = (edition: Edition) => ({
  paper: toHex(editions[edition].paper),
  ink: toHex(editions[edition].ink),
  pencil: toHex(editions[edition].pencil),
});

function drawIcon({ letter, strokes, strokeWidth }: IconPaths, style = ''): string {
  const { paper, ink, pencil } = fills('day');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${style}<path class="paper" fill="${paper}" d="M0 0h100v100H0z"/><path class="ink" fill="${ink}" d="${letter}"/><path class="pencil" fill="none" stroke="${pencil}" stroke-width="${strokeWidth.toFixed(1)}" stroke-linecap="round" d="${strokes}"/></svg>`;
}

const toPng = (svg: string, size: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An .ico file that contains one PNG, for clients that request /favicon.ico without reading the document. */
function toIco(image: Uint8Array, width: number): Uint8Array {
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
  const iconPaths = await createIconPaths();
  const tab = iconPaths(12.5);
  // Phones cut icons to a shape. A circle of four fifths of the width in the middle always stays visible.
  const app = drawIcon(iconPaths(22));
  const night = fills('night');
  const { paper } = fills('day');
  const large = { src: icons.large, sizes: '512x512', type: 'image/png' };
  return {
    [icons.vector]: drawIcon(
      tab,
      `<style>@media(prefers-color-scheme:dark){.paper{fill:${night.paper}}.ink{fill:${night.ink}}.pencil{stroke:${night.pencil}}}</style>`,
    ),
    [icons.legacy]: toIco(await toPng(drawIcon(tab), 32), 32),
    [icons.touch]: await toPng(app, 180),
    [icons.small]: await toPng(app, 192),
    [icons.large]: await toPng(app, 512),
    [mailLogos.day]: await drawMailLogo('day'),
    [mailLogos.night]: await drawMailLogo('night'),
    [icons.manifest]: JSON.stringify({
      name: brand.name,
      short_name: shortName,
      lang: brand.lang,
      dir: brand.dir,
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
