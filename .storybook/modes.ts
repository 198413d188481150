// At which window widths and in which edition (color theme) each story has a screenshot and is tested. CONTRIBUTING.md lists the tags that
// decide this.
import { type Breakpoint, breakpoints } from '@fit-to-print/ui/tokens/breakpoint';
import type { Edition } from '@fit-to-print/ui/tokens/color';

/** The viewports of the toolbar of Storybook, in px. A story asks for one by its name (`globals: { viewport: { value: 'large' } }`). */
export const viewports = {
  small: { width: 360, height: 800 },
  medium: { width: 768, height: 1024 },
  large: { width: 1280, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;

/**
 * The size of a viewport, in px.
 * @throws RangeError if the toolbar has no viewport with this name: Storybook would ignore it, and show the story in the size of its window.
 */
export function viewportSize(name: string): { readonly width: number; readonly height: number } {
  if (Object.hasOwn(viewports, name)) return viewports[name as keyof typeof viewports];
  throw new RangeError(
    `A story asks for the viewport “${name}”. The toolbar has only ${Object.keys(viewports).join(', ')}.`,
  );
}

/** The settings of a story's screenshot: viewport width in px, edition, and the system's motion setting. */
export interface Mode {
  /** The width of the window in px. */
  width: 360 | 768 | 1280;
  /** The color theme. */
  edition: Edition;
  motion: 'full' | 'reduced';
}

interface StoryInfo {
  title: string;
  name: string;
  tags?: readonly string[] | undefined;
}

/** The name of a mode, such as `360-day`. All modes of a story have the same motion, so it is not part of the name. */
export const modeName = ({ width, edition }: Mode): string => `${width}-${edition}`;

/** True for patterns, flows and templates, which take the full width of the page. */
export const isFullWidth = ({ title }: Pick<StoryInfo, 'title'>): boolean =>
  /^(Admin\/)?(Patterns|Flows|Templates)\//.test(title);

/** True if a full-width story is shown and tested at this viewport width, in px. The tags `from-…` and `below-…` limit it. */
export const isShownAtWidth = ({ tags = [] }: Pick<StoryInfo, 'tags'>, width: number): boolean =>
  tags.every(tag => {
    const [, side, name] = /^(from|below)-(.+)$/.exec(tag) ?? [];
    return !side || width >= breakpoints[name as Breakpoint] * 16 === (side === 'from');
  });

/** The motion setting of a story's screenshot. With `full`, it shows the frame that the story waits for: the first or the last one. */
export const motionOf = ({ tags = [] }: Pick<StoryInfo, 'tags'>): Mode['motion'] =>
  tags.includes('full-motion') ? 'full' : 'reduced';

/**
 * Full-width stories have a screenshot at three widths, primitives and components at one; with the tag `one-width`, only at the largest of its widths.
 * Playgrounds and stories tagged `both-editions` have one more, in the night edition at the largest width.
 */
export function modesOf(story: StoryInfo): Mode[] {
  const { name, tags = [] } = story;
  if (tags.includes('no-visual')) return [];
  const possibleWidths = ([360, 768, 1280] as const).filter(width =>
    isFullWidth(story) ? isShownAtWidth(story, width) : width === 768,
  );
  const widths = tags.includes('one-width') ? possibleWidths.slice(-1) : possibleWidths;
  const hasNight = name === 'Playground' || tags.includes('both-editions');
  const motion = motionOf(story);
  return [
    ...widths.map(width => ({ width, edition: 'day', motion }) as const),
    ...(hasNight ? widths.slice(-1).map(width => ({ width, edition: 'night', motion }) as const) : []),
  ];
}

/** The modes of a story in Chromatic's format: a mode is a value for each of Storybook's globals. */
export const chromaticOf = (story: StoryInfo) => {
  const modes = modesOf(story);
  return modes.length === 0
    ? { disableSnapshot: true }
    : {
        modes: Object.fromEntries(
          modes.map(mode => [
            modeName(mode),
            { viewport: mode.width, edition: mode.edition, motion: mode.motion },
          ]),
        ),
      };
};
