import { type ReactNode, Suspense } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AuthTemplate.css.ts';

export interface AuthData {
  readonly headline: HeadlineText;
  readonly lede: string;
  /** While it is not known who is there. */
  readonly loading: string;
  readonly withoutScript: {
    readonly text: string;
    readonly link: LinkData;
  };
}

export interface AuthTemplateProps {
  data: AuthData;
  /** A session is being restored: the form would only be taken away again. */
  loading?: boolean;
  /** The press pass. May suspend. */
  form: ReactNode;
}

/** /auth: what an account is for, and the pass to sign. */
export function AuthTemplate({ data, loading = false, form }: AuthTemplateProps) {
  const unknown = (
    <div className={styles.loading}>
      <Text variant="head">{data.loading}</Text>
    </div>
  );
  return (
    <Box page>
      <div className={styles.root}>
        <div className={styles.say}>
          <CopyfitHeadline as="h1" text={data.headline} bias={0.3} />
          <Text variant="lede">{data.lede}</Text>
        </div>
        <div className={styles.pass}>
          {loading ? (
            unknown
          ) : (
            <Suspense fallback={unknown}>
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
      </div>
    </Box>
  );
}
