// Makes the CSS rules that give the whole page the colors of a company while the visitor points at its name in `CompanyShowcase`. Colors:
// `paper` is the page's background, `ink` is text, `pencil` is the accent of links and buttons, `marker` is a highlighter's yellow, `field`
// is the border of controls.
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { toCss } from '../../tokens/color.ts';
import { motionAllowed } from '../../tokens/motion.ts';
import {
  activeNameColor,
  canHover,
  focusedLink,
  hoveredLink,
  inactiveNameColor,
} from './CompanyShowcase.css.ts';
import { type CompanyColors, derivePageColors } from './companyColors.ts';
import { companySlug } from './slug.ts';

/** The values of the color variables while a company is active. */
const colorVarsOf = (company: CompanyColors) => {
  const colors = derivePageColors(company);
  const [background, text, line] = [toCss(colors.background), toCss(colors.text), toCss(colors.line)];
  return {
    [vars.color.paper]: background,
    [vars.color.ink]: text,
    // References, which are the same for all companies, compress better than colors.
    [vars.color.surface]: vars.color.paper,
    [vars.color.muted]: vars.color.ink,
    [vars.color.pencil]: vars.color.ink,
    [vars.color.onPencil]: vars.color.paper,
    [vars.color.critical]: vars.color.ink,
    [vars.color.marker]: vars.color.paper,
    [vars.color.onMarker]: vars.color.ink,
    [vars.color.field]: vars.color.ink,
    [vars.color.line]: line,
    [vars.color.placeholderText]: line,
    [inactiveNameColor]: toCss(colors.inactiveNameColor),
    [activeNameColor]: toCss(colors.activeNameColor),
  };
};

/**
 * Writes the styles that give the page the colors of the active company. Call it once, in a `.css.ts` file of the
 * application that has the companies. The colors are in style sheets, so that no script has to run.
 *
 * The active company is the hovered one, or else the focused one. On touch screens without a focus it is the company in the
 * middle of the window, by a scroll-driven animation of the root element; a browser without such animations needs a script that
 * sets `data-active` on that company's link. With reduced motion, touch screens have no active company.
 */
export function companyPageStyles(companies: readonly CompanyColors[]): void {
  const { globalStyle } = stylesInLayer('patterns');
  const styles = companies.map(company => {
    const colors = colorVarsOf(company);
    const slug = companySlug(company.name);
    return { slug, colors, animation: keyframes({ 'from, to': { vars: colors } }, slug) };
  });
  const touch = `(any-hover: none) and ${motionAllowed}`;

  for (const { slug, colors } of styles) {
    globalStyle(`:root:has([data-company="${slug}"] ${focusedLink})`, { vars: colors });
    // Style rules in a media query follow those without one, so the pointer wins over the focus.
    globalStyle(`:root:has([data-company="${slug}"] ${hoveredLink})`, {
      '@media': { [canHover]: { vars: colors } },
    });
    globalStyle(`[data-company="${slug}"]`, {
      '@media': { [touch]: { viewTimelineName: `--${slug}, --company`, viewTimelineInset: '50%' } },
    });
  }
  const timelines = styles.map(({ slug }) => `--${slug}`).join(', ');
  // `:has([data-company])` lets the build drop this rule from pages without companies.
  globalStyle(`:root:has([data-company]):not(:has([data-company] ${focusedLink}))`, {
    '@media': {
      [touch]: {
        timelineScope: timelines,
        animationName: styles.map(({ animation }) => animation).join(', '),
        animationTimeline: timelines,
      },
    },
  });
}
