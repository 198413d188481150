import type { CorrectionsProps } from '@fit-to-print/ui/patterns/Corrections';
import { corrections, correctionsColumn } from '../corrections.ts';
import { mainLinks } from '../headerAndFooter.ts';
import { pages } from '../pages.ts';

/** The name of a page in the header or, if it has none there, in lists. */
const pageName = (path: string): string =>
  [...mainLinks.map(({ text, href }) => ({ name: text, path: href })), ...pages].find(
    page => page.path === path,
  )?.name ?? path;

const allCorrections: CorrectionsProps['corrections'] = corrections.map(({ on, page, said, says, why }) => ({
  date: on,
  where: { text: pageName(page), href: page },
  said,
  says,
  why,
}));

/** All corrections of the site. */
export const correctionsData: CorrectionsProps = { ...correctionsColumn, corrections: allCorrections };
/** Those for the front page: one line of columns. */
export const latestCorrections: CorrectionsProps = {
  ...correctionsColumn,
  corrections: allCorrections.slice(0, 3),
};
