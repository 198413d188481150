import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Guarantee.css.ts';

export interface GuaranteeProps {
  /** The promise. */
  headline: HeadlineText;
  /** What is promised, and what happens otherwise. */
  text: string;
  /** `id` of its heading, for the section around it. */
  id?: string;
}

/** A promise in one headline, and its terms in one sentence. */
export function Guarantee({ headline, text, id }: GuaranteeProps) {
  return (
    <div className={styles.root}>
      <CopyfitHeadline as="h2" id={id} text={headline} bias={0.4} />
      <Text variant="lede">{text}</Text>
    </div>
  );
}
