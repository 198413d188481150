// `SiteFooter`: ends every page: how the site is made, all its links, hours and legal lines.
// An edition is a color theme: `day` (light) or `night` (dark).
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { ThemeSwitch, type ThemeSwitchProps } from '../../components/ThemeSwitch/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** The title and the page number above the footer. */
  sectionLabel: SectionLabel;
  /** The typefaces and the design of the site, in a sentence. */
  colophon: string;
  /** The switch between the day and the night edition. */
  edition: ThemeSwitchProps;
  /** The lists of links, each with its heading. */
  groups: readonly { readonly heading: string; readonly links: readonly LinkData[] }[];
  /** When the studio answers, and the link to write to it. */
  hours: {
    readonly heading: string;
    readonly when: string;
    readonly text: string;
    readonly link: LinkData;
  };
  /** The copyright line. */
  imprint: string;
  /** Links of the last line. */
  legal: readonly LinkData[];
}

/** The footer of every page. */
export function SiteFooter({
  sectionLabel,
  colophon,
  edition,
  groups,
  hours,
  imprint,
  legal,
}: SiteFooterProps) {
  return (
    <footer className={styles.root}>
      <Section sectionLabel={sectionLabel}>
        <div className={styles.grid}>
          <div className={styles.colophon}>
            <Text>{colophon}</Text>
            <ThemeSwitch {...edition} />
          </div>
          {groups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading} className={styles.group}>
              <Stack gap={1}>
                <Text variant="label" tone="muted">
                  {heading}
                </Text>
                <ul>
                  {links.map(({ text, href }) => (
                    <li key={href}>
                      <Link href={href} tone="ink">
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Stack>
            </nav>
          ))}
          <div className={styles.hours}>
            <Stack gap={1}>
              <Text variant="label" tone="muted">
                {hours.heading}
              </Text>
              <Text>{`${hours.when}. ${hours.text}`}</Text>
              <Text>
                <Link href={hours.link.href} tone="ink">
                  {hours.link.text}
                </Link>
              </Text>
            </Stack>
          </div>
        </div>
        <div className={styles.imprint}>
          <span>{imprint}</span>
          <ul className={styles.legal}>
            {legal.map(({ text, href }) => (
              <li key={href}>
                <Link href={href} tone="ink">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </footer>
  );
}
