// `Guarantee`: a promise as a headline, with its terms in one sentence.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Guarantee.css.ts';

export interface GuaranteeProps {
  /** The promise. */
  headline: HeadlineText;
  /** The terms of the promise. */
  text: string;
  /** The `id` of the heading, for the section around it. */
  id?: string;
}

/** A promise as a headline, with its terms in a sentence. */
export function Guarantee({ headline, text, id }: GuaranteeProps) {
  return (
    <div className={styles.root}>
      <CopyfitHeadline as="h2" id={id} text={headline} sizeBias={0.4} />
      <Text variant="intro">{text}</Text>
    </div>
  );
}
