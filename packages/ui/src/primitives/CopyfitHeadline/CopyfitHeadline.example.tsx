// An example of `CopyfitHeadline` in an app.
import { CopyfitHeadline } from '@fit-to-print/ui/primitives/CopyfitHeadline';

/**
 * `text` is a list of the lines of wide windows. Each is a list of the lines into which narrow windows divide it: here the first has two.
 * A line is a text, or a list of parts: plain text, a word that is struck out (`del`), and its replacement (`ins`).
 */
export const Headline = () => (
  <CopyfitHeadline
    as="h1"
    text={[['We build startups', 'and make them'], [[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]]}
  />
);
