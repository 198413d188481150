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
}

/** The services in brief, in a grid. */
export function ServiceList({ services }: ServiceListProps) {
  return (
    <ul className={styles.root}>
      {services.map(({ name, leadWords, text }) => (
        <li key={name} className={styles.item}>
          <Text as="h3" variant="title">
            {name}
          </Text>
          <p className={styles.text}>
            <b className={styles.leadWords}>{leadWords}</b> <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
