// An example of `CopyfitHeadline` in an app.
import { CopyfitHeadline } from '@fit-to-print/ui/primitives/CopyfitHeadline';

/** Two lines in wide windows: the first is divided into two lines in narrow ones, and the second has a word struck out. */
export const Headline = () => (
  <CopyfitHeadline
    as="h1"
    text={[['We build startups', 'and make them'], [[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]]}
  />
);
