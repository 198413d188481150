import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './BenefitList.css.ts';

export interface BenefitListProps {
  /** The word above each benefit, followed by a letter: `Note` A, B, C. */
  label: string;
  /** The benefits, in order. Four fill the width of a page. */
  items: readonly { readonly title: string; readonly text: RichTextContent }[];
  /** The level of the benefits' headings: `h3` in a section that has a heading. @default 'h2' */
  level?: 'h2' | 'h3';
}

/** A list of benefits, in columns with thin lines between them. */
export function BenefitList({ label, items, level = 'h2' }: BenefitListProps) {
  return (
    <ul className={classNames(styles.root, level === 'h2' && styles.alone)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={styles.benefit}>
          <Text variant="label" tone="muted">
            {`${label} ${String.fromCodePoint(65 + index)}`}
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
