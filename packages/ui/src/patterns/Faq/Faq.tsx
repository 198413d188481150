import { Disclosure } from '../../components/Disclosure/index.ts';
import { type Inline, RichText } from '../../primitives/RichText/index.ts';
import * as styles from './Faq.css.ts';

export interface FaqProps {
  faqs: readonly { readonly question: string; readonly answer: Inline }[];
}

/** Questions in a column; each unfolds its answer, with or without script. */
export function Faq({ faqs }: FaqProps) {
  return (
    <div className={styles.root}>
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <RichText text={answer} />
        </Disclosure>
      ))}
    </div>
  );
}
