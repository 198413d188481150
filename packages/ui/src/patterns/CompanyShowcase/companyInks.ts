import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { css } from '../../tokens/color.ts';
import { motionAllowed } from '../../tokens/motion.ts';
import { focused, hovers, pointed, spot, unlit } from './CompanyShowcase.css.ts';
import { type CompanyColors, inksOf } from './inks.ts';
import { companySlug } from './slug.ts';

const flood = (company: CompanyColors) => {
  const inks = inksOf(company);
  const [stock, on, rule] = [css(inks.stock), css(inks.on), css(inks.rule)];
  return {
    [vars.color.paper]: stock,
    [vars.color.surface]: stock,
    [vars.color.ink]: on,
    [vars.color.muted]: on,
    [vars.color.pencil]: on,
    [vars.color.onPencil]: stock,
    [vars.color.stop]: on,
    [vars.color.marker]: stock,
    [vars.color.field]: on,
    [vars.color.rule]: rule,
    [vars.color.placeholderText]: rule,
    [unlit]: css(inks.unlit),
    [spot]: css(inks.spot),
  };
};

/**
 * Writes the rules by which a page takes the stock and inks of the company that is lit. Call it once, in a `.css.ts`
 * of whoever has the records: style sheets are where colors may stand, and no script has to run.
 *
 * With a mouse the lit one is pointed at; otherwise it has focus, by keyboard. Where nothing can hover and nothing has
 * focus, it is the one that crosses the middle of the window: a scroll-driven animation on the root, off under reduced
 * motion, and nothing at all in browsers that have none.
 */
export function companyInks(companies: readonly CompanyColors[]): void {
  const { globalStyle } = stylesIn('patterns');
  const floods = companies.map(company => {
    const inks = flood(company);
    const slug = companySlug(company.name);
    return { slug, inks, animation: keyframes({ 'from, to': { vars: inks } }, slug) };
  });
  const touch = `(any-hover: none) and ${motionAllowed}`;

  for (const { slug, inks } of floods) {
    globalStyle(`:root:has([data-company="${slug}"] ${focused})`, { vars: inks });
    // What stands in a media query comes after what stands in none.
    globalStyle(`:root:has([data-company="${slug}"] ${pointed})`, { '@media': { [hovers]: { vars: inks } } });
    globalStyle(`[data-company="${slug}"]`, {
      '@media': { [touch]: { viewTimelineName: `--${slug}, --company`, viewTimelineInset: '50%' } },
    });
  }
  const timelines = floods.map(({ slug }) => `--${slug}`).join(', ');
  // No document without companies carries their inks.
  globalStyle(`:root:has([data-company]):not(:has([data-company] ${focused}))`, {
    '@media': {
      [touch]: {
        timelineScope: timelines,
        animationName: floods.map(({ animation }) => animation).join(', '),
        animationTimeline: timelines,
      },
    },
  });
}
