import * as styles from './CopyfitHeadline.css.ts';
import { estimate } from './estimate.ts';
import { headlineType, pencilType } from './headlineType.ts';
import { type CopyfitRequest, type Fit, type Measure, solve } from './solve.ts';
import { type HeadlineText, isWrittenIn, type Line, type Mark, wordsOf } from './text.ts';
import { weights } from '../../tokens/type.ts';

/** The face of a run: as a canvas calls it, and as the stylesheet sets it, in em of the line. */
interface Face {
  family: string;
  style: string;
  size: number;
  letterSpacing: number;
}
const headline: Face = { family: 'Archivo', style: `${weights.display}`, size: 1, ...headlineType };
const pencil: Face = {
  family: 'Newsreader',
  style: `italic ${pencilType.weight}`,
  size: pencilType.size,
  letterSpacing: pencilType.letterSpacing * pencilType.size,
};
const faceOf = (mark: Mark) => (isWrittenIn(mark) ? pencil : headline);
const fontOf = ({ family, style }: Face, size: number) => `${style} ${size}px '${family}'`;

/** Asks once for each key. */
function remember<Value>(ask: (key: string) => Value): (key: string) => Value {
  const answers = new Map<string, Value>();
  return key => {
    if (!answers.has(key)) answers.set(key, ask(key));
    return answers.get(key)!;
  };
}

// What a canvas calls the masters of Archivo's axis; between them a bearing changes evenly.
const masters = [
  { width: 62.5, stretch: 'extra-condensed' },
  { width: 100, stretch: 'normal' },
  { width: 125, stretch: 'expanded' },
] as const;

/**
 * The bearings of a letter in em of its face, at one master. A canvas rounds ink outwards to whole pixels of type up to 256 px;
 * asked at many sizes, its tightest answer is right to a few ten-thousandths.
 */
function bearingsOf(
  context: CanvasRenderingContext2D,
  letter: string,
  face: Face,
  stretch: CanvasFontStretch,
) {
  let left = -Infinity;
  let right = -Infinity;
  for (let size = 131; size <= 256; size += 5) {
    context.font = fontOf(face, size);
    context.fontStretch = stretch;
    context.textRendering = 'geometricPrecision';
    const ink = context.measureText(letter);
    left = Math.max(left, -ink.actualBoundingBoxLeft / size);
    right = Math.max(right, (ink.width - ink.actualBoundingBoxRight) / size);
  }
  return { left, right };
}

/** Hundreds of questions to a canvas for each letter: asked once a document. Only called once the face is there. */
const inMasters = remember(key => {
  const context = document.createElement('canvas').getContext('2d')!;
  const [letter, face] = JSON.parse(key) as [string, Face];
  return masters.map(({ stretch }) => bearingsOf(context, letter, face, stretch));
});

function bearing(line: Line, end: 0 | -1, side: 'left' | 'right', width: number): number {
  const face = faceOf(line.at(end)!);
  const letter = Array.from(wordsOf(line.at(end)!)).at(end)!;
  const [narrow, normal, wide] = inMasters(JSON.stringify([letter, face])).map(at => at[side]);
  const [from, to] = width < 100 ? [narrow!, normal!] : [normal!, wide!];
  const [low, high] = width < 100 ? [masters[0], masters[1]] : [masters[1], masters[2]];
  return face.size * (from + ((to - from) * (width - low.width)) / (high.width - low.width));
}

/** A measure that asks the browser: advances of an element out of sight, bearings of a canvas. */
function createMeasure(probe: HTMLElement): Measure {
  let shown: Line | undefined;
  const show = (line: Line) => {
    if (shown === line) return;
    shown = line;
    probe.replaceChildren(
      ...line.map(mark => {
        if (typeof mark === 'string') return mark;
        const run = document.createElement('span');
        run.className = isWrittenIn(mark) ? styles.written : styles.struck;
        run.textContent = wordsOf(mark);
        return run;
      }),
    );
  };

  return (line, width) => {
    show(line);
    probe.style.fontVariationSettings = `"wdth" ${width}`;
    const left = bearing(line, 0, 'left', width);
    const right = bearing(line, -1, 'right', width) + faceOf(line.at(-1)!).letterSpacing;
    return { em: probe.getBoundingClientRect().width / 1000 - left - right, left };
  };
}

interface Member {
  text: HeadlineText;
  fit(measure: Measure): void;
}
const groups = new Map<string, Set<Member>>();

function fitNow(members: Iterable<Member>) {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.className = styles.probe;
  try {
    for (const member of members) member.fit(createMeasure(probe));
  } finally {
    probe.remove();
  }
}

/** Members arrive together, so their group is measured once, when all are in. */
const due = new Set<Set<Member>>();
function fitSoon(members: Set<Member>) {
  if (due.has(members)) return;
  due.add(members);
  requestAnimationFrame(() => {
    due.delete(members);
    fitNow(members);
  });
}

/**
 * Solves a headline in the browser: at once if its faces are there, else when they come; and again whenever its group gains a
 * member. What waits stands in the size that is estimated for its group. A face that never comes leaves it so.
 * @returns Ends it.
 */
export function solveLive(request: CopyfitRequest, onFit: (fit: Fit) => void): () => void {
  const { text, group } = request;
  const members = (group !== undefined && groups.get(group)) || new Set();
  if (group !== undefined) groups.set(group, members);
  const member: Member = {
    text,
    fit(measure) {
      onFit(
        solve(
          request,
          measure,
          Array.from(members, each => each.text),
        ),
      );
    },
  };
  members.add(member);
  const marks = text.flat(2);
  const words = marks.map(wordsOf).join('');
  const fonts = [headline, ...marks.map(faceOf)].map(face => fontOf(face, 16));
  if (group === undefined && fonts.every(font => document.fonts.check(font, words))) fitNow(members);
  else {
    members.forEach(each => each.fit(estimate));
    void Promise.all(fonts.map(font => document.fonts.load(font, words))).then(
      () => fitSoon(members),
      () => {},
    );
  }
  return () => {
    members.delete(member);
  };
}
