// Styles that depend on the edition, the color theme of the page: day is light, night is dark.
import type { StyleRule } from '@vanilla-extract/css';

/** Properties without conditions of their own, because `byNight` adds the conditions. */
type Properties = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@layer'>;

/** Properties for the night edition only, which the visitor has chosen, or the system if the visitor has not. Print is always the day edition. */
export const byNight = (properties: Properties) =>
  ({
    '@media': {
      screen: { selectors: { ':root[data-edition="night"] &': properties } },
      'screen and (prefers-color-scheme: dark)': {
        selectors: { ':root:not([data-edition="day"]) &': properties },
      },
    },
  }) satisfies StyleRule;
