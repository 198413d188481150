import type { Edition } from '@fit-to-print/ui/tokens/color';

/** What a story is looked at in: the width of the sheet in px, and the edition. */
export interface Mode {
  width: 360 | 768 | 1280;
  edition: Edition;
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

const on = (width: Mode['width'], edition: Edition = 'day'): Mode => ({ width, edition });

/**
 * Whole matters are looked at on three sheets, their parts on one; color is looked at in both editions, in the
 * Playground of each and what is tagged so. A further record of a template (`one-sheet`) is looked at once.
 */
export function modesOf(story: Described): Mode[] {
  const { name, tags = [] } = story;
  if (tags.includes('no-visual')) return [];
  if (tags.includes('one-sheet')) return [on(1280)];
  const byNight = name === 'Playground' || tags.includes('both-editions');
  const [days, night] = isWhole(story)
    ? [[on(360), on(768), on(1280)], on(1280, 'night')]
    : [[on(768)], on(768, 'night')];
  return byNight ? [...days, night] : days;
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
            { viewport: mode.width, edition: mode.edition, motion: 'reduced' },
          ]),
        ),
      };
};
