// The part of a component's page that lists its design tokens: colors, sizes, fonts. An edition is a color theme: `day` (light) or `night`
// (dark).
import { type ColorName, editions, toCss } from '@fit-to-print/ui/tokens/color';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { pageHref } from './PageLink.tsx';
import { Section } from './Section.tsx';

/** The page of each group of tokens. */
const pages: Readonly<Record<string, string>> = {
  color: 'Foundations/Color',
  type: 'Foundations/Type',
  family: 'Foundations/Type',
  measure: 'Foundations/Space and layout',
  space: 'Foundations/Space and layout',
  layout: 'Foundations/Space and layout',
  breakpoint: 'Foundations/Space and layout',
  duration: 'Foundations/Motion',
  easing: 'Foundations/Motion',
};

/** The design tokens that a component's own sources use, each with a link to its page under Foundations. */
export const Tokens = ({ tokens }: { tokens: readonly string[] }) => (
  <Section title="Tokens">
    {tokens.length === 0 ? (
      <p>It uses no tokens itself: its look comes from the components that it is built from.</p>
    ) : (
      <ul className="docs-tokens">
        {tokens.map(token => (
          <li key={token}>
            <AnchorMdx href={pageHref(pages[token.split('.')[0]!]!, token)} target="_self">
              {token.startsWith('color.') && <Swatch name={token.slice('color.'.length) as ColorName} />}
              {token}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const Swatch = ({ name }: { name: ColorName }) =>
  [editions.day, editions.night].map((palette, index) => (
    <span key={index} className="docs-swatch" style={{ background: toCss(palette[name]) }} />
  ));
