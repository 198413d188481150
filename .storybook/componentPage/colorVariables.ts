// Colors of the documentation pages. An edition is a color theme: day is light, night is dark.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { type ColorName, type Edition, editions, toCss } from '@fit-to-print/ui/tokens/color';

/** The colors of an edition, by the names of their CSS variables. */
export const colorVariables = (edition: Edition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(vars.color).map(([name, variable]) => [
      // `var(--name)` without `var()`.
      variable.slice('var('.length, -1),
      toCss(editions[edition][name as ColorName]),
    ]),
  );

const rule = (selector: string, edition: Edition) => {
  const colors = Object.entries(colorVariables(edition)).map(([name, color]) => `${name}: ${color};`);
  return `${selector} { color-scheme: ${edition === 'day' ? 'light' : 'dark'}; color: var(--ink); ${colors.join(' ')} }`;
};

/** Docs pages are always in the day edition; a story on them has the edition of the toolbar. */
export function keepDocsInDayEdition(): void {
  const style = document.createElement('style');
  style.textContent = [
    rule('[data-edition] .sbdocs', 'day'),
    rule('[data-edition="night"] .sbdocs .docs-story', 'night'),
  ].join('\n');
  document.head.append(style);
}
