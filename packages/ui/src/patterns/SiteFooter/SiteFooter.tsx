import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { ThemeSwitch, type ThemeSwitchProps } from '../../components/ThemeSwitch/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** Running head and page number. */
  sectionLabel: SectionLabel;
  /** What the paper is set in, as a colophon has it. */
  colophon: string;
  /** Words of the switch between the editions. */
  edition: ThemeSwitchProps;
  /** Columns of links, each under its heading. */
  groups: readonly { readonly heading: string; readonly links: readonly LinkData[] }[];
  hours: {
    readonly heading: string;
    readonly when: string;
    readonly text: string;
    readonly link: LinkData;
  };
  /** Who prints it. */
  imprint: string;
  /** On the last line of the page. */
  legal: readonly LinkData[];
}

/** The back page: colophon, edition, links, hours, imprint. */
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
              <Text>
                {hours.when}. {hours.text}
              </Text>
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
