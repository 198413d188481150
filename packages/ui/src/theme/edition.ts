import type { StyleRule } from '@vanilla-extract/css';

type Properties = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@layer'>;

/** Properties for the night edition only. Print is always the day edition. */
export const byNight = (properties: Properties) =>
  ({
    '@media': {
      screen: { selectors: { ':root[data-edition="night"] &': properties } },
      'screen and (prefers-color-scheme: dark)': {
        selectors: { ':root:not([data-edition="day"]) &': properties },
      },
    },
  }) satisfies StyleRule;

/** For two elements of which each edition shows one. The other is not in the accessibility tree either. */
export const shownIn = (display: 'block' | 'inline') =>
  ({ day: byNight({ display: 'none' }), night: { display: 'none', ...byNight({ display }) } }) as const;
