// Computes the fit of a headline in the browser, for texts that the build does not know. It measures the letters with the loaded fonts.
import { fontNames, headlineAxes, masters } from '@fit-to-print/ui/brand';
import * as styles from './CopyfitHeadline.css.ts';
import { estimate } from './estimate.ts';
import { leadingAbove } from './leading.ts';
import { headlineType, pencilType, wordSpacingAt } from './headlineType.ts';
import type { CopyfitRequest, HeadlineFit } from './request.ts';
import { type LineExtent, type MeasureLine, solve } from './solve.ts';
import { type HeadlineText, isInsertion, type Line, type Run, textOf } from './text.ts';
import { weights } from '../../tokens/type.ts';

/** The font of a run, in the terms of a canvas. `size` and `letterSpacing` are in em of the line. */
interface Face {
  family: string;
  style: string;
  size: number;
  letterSpacing: number;
}
const headlineFace: Face = {
  family: fontNames.display,
  style: `${weights.display}`,
  size: 1,
  ...headlineType,
};
const pencilFace: Face = {
  family: fontNames.pencil,
  style: `italic ${pencilType.weight}`,
  size: pencilType.size,
  letterSpacing: pencilType.letterSpacing * pencilType.size,
};
const faceOf = (run: Run) => (isInsertion(run) ? pencilFace : headlineFace);
const fontOf = ({ family, style }: Face, size: number) => `${style} ${size}px '${family}'`;

/**
 * The side bearings and the advance of letters at one master (a width that the face was drawn at), in em of their face. A canvas rounds ink
 * outwards to whole pixels for type up to 256 px, so bearings are measured too small: the largest of many sizes is exact to a few
 * ten-thousandths.
 */
function measureBearings(
  context: CanvasRenderingContext2D,
  letters: string,
  face: Face,
  stretch: CanvasFontStretch,
) {
  let left = -Infinity;
  let right = -Infinity;
  let advance = 0;
  for (let size = 131; size <= 256; size += 5) {
    context.font = fontOf(face, size);
    context.fontStretch = stretch;
    context.textRendering = 'geometricPrecision';
    const ink = context.measureText(letters);
    left = Math.max(left, -ink.actualBoundingBoxLeft / size);
    right = Math.max(right, (ink.width - ink.actualBoundingBoxRight) / size);
    advance = ink.width / size;
  }
  return { left, right, advance };
}

/** Caches the bearings of letters, because each letter needs 78 measurements (26 sizes at three masters). */
const bearingsCache = new Map<string, readonly ReturnType<typeof measureBearings>[]>();

/** The bearings of letters at all masters. Call it only when the face is loaded: results are cached. */
function bearingsAtMasters(letters: string, face: Face) {
  const key = JSON.stringify([letters, face]);
  const cached = bearingsCache.get(key);
  if (cached) return cached;
  const context = document.createElement('canvas').getContext('2d')!;
  const bearings = masters.map(({ stretch }) => measureBearings(context, letters, face, stretch));
  bearingsCache.set(key, bearings);
  return bearings;
}

/** Interpolates a value of the letters between the masters on either side of `width`, in em of the line. */
function interpolate(
  letters: string,
  face: Face,
  width: number,
  of: (measured: ReturnType<typeof measureBearings>) => number,
): number {
  const [narrow, normal, wide] = bearingsAtMasters(letters, face).map(of);
  const [from, to] = width < 100 ? [narrow!, normal!] : [normal!, wide!];
  const [low, high] = width < 100 ? [masters[0]!, masters[1]!] : [masters[1]!, masters[2]!];
  return face.size * (from + ((to - from) * (width - low.width)) / (high.width - low.width));
}

/** The space between the start and the ink of a line. */
function leftBearing(line: Line, width: number): number {
  const run = line[0]!;
  return interpolate(Array.from(textOf(run))[0]!, faceOf(run), width, ({ left }) => left);
}

/** The space between the ink and the end of a line. The ink of the last letter but one can extend furthest: an italic d over a full stop. */
function rightBearing(line: Line, width: number): number {
  const run = line.at(-1)!;
  const face = faceOf(run);
  // With one letter, `previous` is that letter.
  const [previous, last] = Array.from(textOf(run)).slice(-2);
  const rightOf = (letter: string) => interpolate(letter, face, width, ({ right }) => right);
  const advanceOf = (letters: string) => interpolate(letters, face, width, ({ advance }) => advance);
  if (last === undefined || rightOf(previous!) >= 0) return rightOf(last ?? previous!);
  const lastAdvance = advanceOf(previous! + last) - advanceOf(previous!);
  return Math.min(rightOf(last), rightOf(previous!) + face.letterSpacing + lastAdvance);
}

/**
 * Caches the extents of lines, by line and width: each measurement makes the browser lay out the page, each headline of a group measures the
 * lines of all others, and a headline that is shown again has the same lines.
 */
const extents = new Map<string, LineExtent>();
/** Lines that a visitor types would fill the cache without end. A page has a few hundred extents. */
const maxExtents = 5000;

/**
 * Measures advances with the hidden element `probe`, whose font size is 1,000 px, and bearings with a canvas. Call it only when the fonts are
 * loaded: results are cached.
 */
function createMeasure(probe: HTMLElement): MeasureLine {
  if (extents.size > maxExtents) extents.clear();
  let shown: Line | undefined;
  const show = (line: Line) => {
    if (shown === line) return;
    shown = line;
    probe.replaceChildren(
      ...line.map(run => {
        if (typeof run === 'string') return run;
        const span = document.createElement('span');
        span.className = isInsertion(run) ? styles.insertion : styles.deletion;
        span.textContent = textOf(run);
        return span;
      }),
    );
  };

  return (line, width) => {
    const key = JSON.stringify([line, width]);
    const known = extents.get(key);
    if (known) return known;
    show(line);
    probe.style.fontVariationSettings = `"wdth" ${width}${headlineAxes}`;
    // Selects the fallback face for letters that the display face does not have.
    probe.style.fontStretch = `${width}%`;
    probe.style.wordSpacing = `${wordSpacingAt(width)}em`;
    const left = leftBearing(line, width);
    const right = rightBearing(line, width) + faceOf(line.at(-1)!).letterSpacing;
    const widthEm = probe.getBoundingClientRect().width / 1000 - left - right;
    const extent = { widthEm, leftBearingEm: left };
    extents.set(key, extent);
    return extent;
  };
}

/** A headline on the page. All headlines of a group get one size. */
interface GroupMember {
  text: HeadlineText;
  fit(measure: MeasureLine): void;
}
/** The headlines of each group on the page, by the name of the group. */
const groups = new Map<string, Set<GroupMember>>();

/** Fits headlines with a hidden element, in which their lines are measured. */
function fitNow(members: Iterable<GroupMember>) {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.className = styles.probe;
  try {
    const measure = createMeasure(probe);
    for (const member of members) member.fit(measure);
  } finally {
    probe.remove();
  }
}

/** The groups that will be fitted in the next frame. */
const scheduledFits = new Map<Set<GroupMember>, Promise<void>>();

async function fitInNextFrame(members: Set<GroupMember>): Promise<void> {
  await new Promise(requestAnimationFrame);
  scheduledFits.delete(members);
  fitNow(members);
}

/** Fits a group once per frame: usually all its members are added in the same frame. */
async function scheduleFit(members: Set<GroupMember>): Promise<void> {
  const scheduled = scheduledFits.get(members) ?? fitInNextFrame(members);
  scheduledFits.set(members, scheduled);
  return scheduled;
}

/** The fits that wait for fonts or for the next frame. */
const unfinishedFits = new Set<Promise<void>>();

/** Resolves when every headline on the page has its final fit, for pictures and measurements of a page. */
export async function waitForFits(): Promise<void> {
  while (unfinishedFits.size > 0) await Promise.all(unfinishedFits);
}

/**
 * Solves a headline in the browser: immediately if it has no group and its fonts are loaded, otherwise in the frame after they are loaded. It is
 * solved again each time its group gets a member.
 * Until then, and if a font fails to load, the fit is estimated.
 * @returns A function that removes the headline from its group.
 */
export function solveInBrowser(request: CopyfitRequest, onFit: (fit: HeadlineFit) => void): () => void {
  const { text, group } = request;
  const members = (group !== undefined && groups.get(group)) || new Set();
  if (group !== undefined) groups.set(group, members);
  const member: GroupMember = {
    text,
    fit(measure) {
      const texts = Array.from(members, each => each.text);
      onFit(solve(request, measure, texts, leadingAbove));
    },
  };
  members.add(member);
  const runs = text.flat(2);
  const characters = runs.map(textOf).join('');
  const fonts = [headlineFace, ...runs.map(faceOf)].map(face => fontOf(face, 16));
  if (group === undefined && fonts.every(font => document.fonts.check(font, characters))) fitNow(members);
  else {
    members.forEach(each => each.fit(estimate));
    const fit = Promise.all(fonts.map(font => document.fonts.load(font, characters)))
      .then(
        () => scheduleFit(members),
        () => {},
      )
      .finally(() => unfinishedFits.delete(fit));
    unfinishedFits.add(fit);
  }
  return () => {
    members.delete(member);
  };
}
