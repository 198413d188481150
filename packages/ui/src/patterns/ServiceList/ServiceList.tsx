import { RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ServiceList.css.ts';

export interface ServiceListProps {
  /** The services, in order. */
  services: readonly {
    readonly name: string;
    /** The first words of the sentence, in bold: `THE RED LINE`. The rest is in `text`. */
    readonly leadWords: string;
    readonly text: string;
  }[];
  /**
   * `columns` has lines between the columns, `ads` has boxes: both have two columns from the medium breakpoint up, and three from the large
   * one. `rows` is one row for each service, or two side by side on wide screens. @default 'columns'
   */
  layout?: keyof typeof styles.layouts;
}

/** The services in brief, as small ads. */
export function ServiceList({ services, layout = 'columns' }: ServiceListProps) {
  return (
    <ul className={styles.layouts[layout]}>
      {services.map(({ name, leadWords, text }) => (
        <li key={name} className={styles.item}>
          <Text as="h3" variant="title">
            {/* No line ends with an ampersand. */}
            {name.replace('& ', '&\u00A0')}
          </Text>
          <p className={styles.text}>
            <b className={styles.leadWords}>{leadWords}</b> <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
