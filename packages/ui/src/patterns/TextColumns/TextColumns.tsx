import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './TextColumns.css.ts';

export interface TextColumnsProps {
  /** The pieces, in order. Each has a column. */
  notes: readonly { readonly title: string; readonly text: RichTextContent }[];
}

/** Short pieces side by side, each in its own column. */
export function TextColumns({ notes }: TextColumnsProps) {
  return (
    <ul className={styles.columns}>
      {notes.map(({ title, text }) => (
        <li key={title} className={styles.note}>
          <Text as="h3" variant="head">
            {title}
          </Text>
          <Text>
            <RichText text={text} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
