import { type Breakpoint, breakpoints } from '@fit-to-print/ui/tokens/breakpoint';
import type { Edition } from '@fit-to-print/ui/tokens/color';

/** What a story is looked at in: the width of the sheet in px, the edition, and what the reader's system says of motion. */
export interface Mode {
  width: 360 | 768 | 1280;
  edition: Edition;
  motion: 'full' | 'reduced';
}

interface Described {
  title: string;
  name: string;
  tags?: readonly string[] | undefined;
}

/** `360-day` */
export const nameOf = ({ width, edition }: Mode): string => `${width}-${edition}`;

/** Patterns, flows and templates: what takes the width of the sheet. */
export const isWhole = ({ title }: Pick<Described, 'title'>): boolean =>
  /^(Patterns|Flows|Templates)\//.test(title);

/** Whether a story is itself on a sheet of this width, in px. A tag such as `from-large` or `below-medium` says where it is. */
export const holdsOn = ({ tags = [] }: Pick<Described, 'tags'>, width: number): boolean =>
  tags.every(tag => {
    const [, side, name] = /^(from|below)-(.+)$/.exec(tag) ?? [];
    return !side || width >= breakpoints[name as Breakpoint] * 16 === (side === 'from');
  });

/** `full-motion`: what reduced motion would take away. Pictures are taken of its beginning, or of where it came to rest. */
export const motionOf = ({ tags = [] }: Pick<Described, 'tags'>): Mode['motion'] =>
  tags.includes('full-motion') ? 'full' : 'reduced';

/**
 * Whole matters are looked at on three sheets, their parts on one; color is looked at in both editions, in the
 * Playground of each and what is tagged so. A further record of a template (`one-width`) is looked at once.
 */
export function modesOf(story: Described): Mode[] {
  const { name, tags = [] } = story;
  if (tags.includes('no-visual')) return [];
  const sheets = ([360, 768, 1280] as const).filter(width =>
    isWhole(story) ? holdsOn(story, width) : width === 768,
  );
  const widths = tags.includes('one-width') ? sheets.slice(-1) : sheets;
  const byNight = name === 'Playground' || tags.includes('both-editions');
  const motion = motionOf(story);
  return [
    ...widths.map(width => ({ width, edition: 'day', motion }) as const),
    ...(byNight ? widths.slice(-1).map(width => ({ width, edition: 'night', motion }) as const) : []),
  ];
}

/** The same, as Chromatic asks for it: a mode is a value for each of Storybook's globals. */
export const chromaticOf = (story: Described) => {
  const modes = modesOf(story);
  return modes.length === 0
    ? { disableSnapshot: true }
    : {
        modes: Object.fromEntries(
          modes.map(mode => [
            nameOf(mode),
            { viewport: mode.width, edition: mode.edition, motion: mode.motion },
          ]),
        ),
      };
};
