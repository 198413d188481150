// `SitemapTemplate`: a page with links to all pages.
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './SitemapTemplate.css.ts';

interface IndexEntry extends LinkData {
  /** The page number, as in a newspaper: `A1`. Without it, the entry has no dotted line. */
  page?: string;
}

interface IndexList {
  readonly title: string;
  readonly links: readonly IndexEntry[];
}

/** A table in which each row is a city, or anything else that has several pages. */
interface IndexTable {
  readonly title: string;
  /** The heads of the columns. */
  readonly columns: {
    readonly name: string;
    /** Facts about what the row is about. Narrow windows show none or only the first. */
    readonly details: readonly string[];
    readonly links: readonly string[];
  };
  /** The cells of each row, in the order of the columns. The text of a link is for assistive technology; others see its page number. */
  readonly rows: readonly {
    readonly name: string;
    /** The direction of a city's streets, in degrees clockwise from north, for a small drawing before the name. */
    readonly bearing?: number;
    readonly details: readonly string[];
    readonly links: readonly (LinkData & { readonly page: string })[];
  }[];
}

export interface SitemapData {
  headline: HeadlineText;
  /** Lists, two in a row, and tables as wide as the page. */
  groups: readonly (IndexList | IndexTable)[];
  /** The link to the complete list for search engines, if there is one. */
  xml?: IndexEntry;
}

export interface SitemapTemplateProps {
  /** The page's content. */
  data: SitemapData;
}

/** A link with a dotted line and a page number. */
const Entry = ({ text, href, page }: IndexEntry) => (
  <Anchor href={href} className={styles.entry}>
    {page !== undefined && <span className={styles.dottedLine} aria-hidden="true" />}
    <span className={styles.name}>{text}</span>
    {page !== undefined && (
      // Decoration: no other text refers to the page number.
      <span className={styles.page} aria-hidden="true">
        {page}
      </span>
    )}
  </Anchor>
);

const List = ({ links }: Pick<IndexList, 'links'>) => (
  <ul className={styles.list}>
    {links.map(link => (
      <li key={link.href}>
        <Entry {...link} />
      </li>
    ))}
  </ul>
);

/** A square of a street plan: four blocks each way, turned as the city's streets are. */
const Streets = ({ bearing }: { bearing: number }) => (
  <svg className={styles.streets} viewBox="-9 -9 18 18" aria-hidden="true">
    <path
      d="M-8-14v28M-3-14v28M3-14v28M8-14v28M-14-8h28M-14-3h28M-14 3h28M-14 8h28"
      transform={`rotate(${bearing})`}
    />
  </svg>
);

function Table({ title, columns, rows }: IndexTable) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          {columns.details.map(name => (
            <th key={name} scope="col" className={styles.detail}>
              {name}
            </th>
          ))}
          {columns.links.map(name => (
            <th key={name} scope="col" className={styles.linkCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, bearing, details, links }) => (
          <tr key={name}>
            <th scope="row" className={styles.rowName}>
              {bearing !== undefined && <Streets bearing={bearing} />}
              {name}
            </th>
            {details.map(detail => (
              <td key={detail} className={styles.detail}>
                {detail}
              </td>
            ))}
            {links.map(({ text, href, page }) => (
              <td key={href} className={styles.linkCell}>
                <Anchor href={href} className={styles.cellLink}>
                  {page} <VisuallyHidden>{text}</VisuallyHidden>
                </Anchor>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A page of links in groups, in the style of an index: /sitemap, and the list of cities by state. */
export function SitemapTemplate({ data: { headline, groups, xml } }: SitemapTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} />
      <Box pageWidth>
        <div className={styles.root}>
          <div className={styles.index}>
            {groups.map(group => (
              <section key={group.title} className={styles.groups['rows' in group ? 'table' : 'list']}>
                <Text as="h2" variant="label">
                  {group.title}
                </Text>
                {'rows' in group ? <Table {...group} /> : <List links={group.links} />}
              </section>
            ))}
            {xml && (
              <p className={styles.xml}>
                <Entry {...xml} />
              </p>
            )}
          </div>
          <PromoCard placement="strip" />
        </div>
      </Box>
    </>
  );
}
