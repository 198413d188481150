// `AuthTemplate`: the page on which a visitor signs in.
// `CopyfitHeadline` makes each line of a headline as wide as its column.
import { type ReactNode, Suspense } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AuthTemplate.css.ts';

export interface AuthData {
  readonly headline: HeadlineText;
  readonly intro: string;
  /** Facts for a visitor who has no account yet. */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** Shown while the session is being restored. */
  readonly loading: string;
  readonly withoutScript: {
    readonly text: string;
    readonly link: LinkData;
  };
}

export interface AuthTemplateProps {
  /** The page's texts. */
  data: AuthData;
  /** True while the session is being restored: the form may not be needed. */
  loading?: boolean;
  /** The sign-in panel. May suspend. */
  form: ReactNode;
}

/** The page /auth: what an account is for, the sign-in panel in the form of a press pass, and facts about the account. */
export function AuthTemplate({ data, loading = false, form }: AuthTemplateProps) {
  const loadingText = (
    <div className={styles.loading}>
      <Text variant="head">{data.loading}</Text>
    </div>
  );
  return (
    <Box pageWidth>
      <div className={styles.root}>
        <div className={styles.intro}>
          <CopyfitHeadline as="h1" text={data.headline} />
          <Text variant="intro">{data.intro}</Text>
        </div>
        <div className={styles.panel}>
          {loading ? (
            loadingText
          ) : (
            <Suspense fallback={loadingText}>
              <div className={styles.form}>{form}</div>
            </Suspense>
          )}
          <noscript>
            <Text>
              {data.withoutScript.text}{' '}
              <Link href={data.withoutScript.link.href}>{data.withoutScript.link.text}</Link>.
            </Text>
          </noscript>
        </div>
        <dl className={styles.facts}>
          {data.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Box>
  );
}
