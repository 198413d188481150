import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor, Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './SitemapTemplate.css.ts';

interface IndexEntry extends LinkData {
  /** The page number, as in a newspaper: `A1`. Without it, the entry has no dotted line. */
  page?: string;
}

export interface SitemapData {
  headline: HeadlineText;
  groups: readonly { readonly title: string; readonly links: readonly IndexEntry[] }[];
  /** The link to the complete list for search engines, if there is one. */
  xml?: LinkData;
}

export interface SitemapTemplateProps {
  /** The page's content. */
  data: SitemapData;
}

/** A page of links in groups, in the style of an index: /sitemap, and the list of cities by state. */
export function SitemapTemplate({ data: { headline, groups, xml } }: SitemapTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} />
      <Box pageWidth>
        <div className={styles.root}>
          <div className={styles.index}>
            {groups.map(({ title, links }) => (
              <section key={title} className={styles.group}>
                <Text as="h2" variant="label">
                  {title}
                </Text>
                <ul className={styles.list}>
                  {links.map(({ text, href, page }) => (
                    <li key={href}>
                      <Anchor href={href} className={styles.entry}>
                        {page !== undefined && <span className={styles.leader} aria-hidden="true" />}
                        <span className={styles.name}>{text}</span>
                        {page !== undefined && (
                          // Decoration: no other text refers to the page number.
                          <span className={styles.page} aria-hidden="true">
                            {page}
                          </span>
                        )}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {xml && (
              <p className={styles.xml}>
                <Link href={xml.href}>{xml.text}</Link>
              </p>
            )}
          </div>
          <PromoCard />
        </div>
      </Box>
    </>
  );
}
