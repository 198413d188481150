import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './BenefitList.css.ts';

export interface BenefitListProps {
  /** In the margin of each note: `Note` A, B, C. */
  label: string;
  /** Four fill the sheet; they are lettered in their order. */
  notes: readonly { readonly title: string; readonly text: RichTextContent }[];
  /** Level of the notes' headings. @default 'h2' */
  level?: 'h2' | 'h3';
}

/** What a reader gets, as column notes between hairlines. */
export function BenefitList({ label, notes, level = 'h2' }: BenefitListProps) {
  return (
    <ul className={styles.root}>
      {notes.map(({ title, text }, index) => (
        <li key={title} className={styles.note}>
          <Text variant="label" tone="muted">
            {label} {String.fromCodePoint(65 + index)}
          </Text>
          <Text as={level} variant="head">
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
