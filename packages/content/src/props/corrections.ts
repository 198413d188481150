// The published corrections, as the props of the components that list them.
import type { CorrectionsProps } from '@fit-to-print/ui/patterns/Corrections';
import { corrections, correctionsColumn } from '../corrections.ts';
import { mainLinks } from '../headerAndFooter.ts';
import { pageName } from '../pages.ts';

/** The name of a page in the header; if the header has no link to it, its name in lists. */
const shortName = (path: string): string =>
  mainLinks.find(({ href }) => href === path)?.text ?? pageName(path) ?? path;

const allCorrections: CorrectionsProps['corrections'] = corrections.map(({ on, page, said, says, why }) => ({
  date: on,
  where: { text: shortName(page), href: page },
  said,
  says,
  why,
}));

/** The texts of the corrections column, in which the site lists its own published errors, with all of them. */
export const correctionsData: CorrectionsProps = { ...correctionsColumn, corrections: allCorrections };
/** The three newest corrections, for the home page: as many as fit into one row. */
export const latestCorrections: CorrectionsProps = {
  ...correctionsColumn,
  corrections: allCorrections.slice(0, 3),
};
