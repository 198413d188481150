// Draws the small pictures of the list on the review page.
import sharp from 'sharp';
import type { DifferingArea } from '../places.ts';

/** The size of a thumbnail in px. It is shown at half of that. */
const size = { width: 192, height: 120 };
/** The smallest part of a picture that a thumbnail shows, in px: text in it can be read. */
const smallestWidth = 256;
/** The space around the place, in px. */
const margin = 16;

/** Draws a part of a picture as WebP: the surroundings of the place that differs, or the top of the picture without one. */
export async function drawThumbnail(picture: Buffer, place?: DifferingArea): Promise<Buffer> {
  const { width: fullWidth, height: fullHeight } = await sharp(picture).metadata();
  const top = { x: 0, y: 0, width: fullWidth, height: 0 };
  const { x, y, width: placeWidth, height: placeHeight } = place ?? top;
  const width = Math.min(fullWidth, Math.max(smallestWidth, placeWidth + 2 * margin));
  const height = Math.min(fullHeight, Math.round((width * size.height) / size.width));
  /** Returns the first pixel of the part. The place is in the middle of the part, or at its start if the place is larger. */
  const startOf = (start: number, length: number, part: number, full: number) =>
    Math.max(0, Math.min(start - Math.max(margin, Math.round((part - length) / 2)), full - part));
  return sharp(picture)
    .extract({
      left: startOf(x, placeWidth, width, fullWidth),
      top: startOf(y, placeHeight, height, fullHeight),
      width,
      height,
    })
    .resize({ ...size, fit: 'contain', position: 'top', background: '#888' })
    .webp()
    .toBuffer();
}
