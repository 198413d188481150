import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './StudioTemplate.css.ts';

export interface StudioData {
  readonly headline: HeadlineText;
  /** While it is not known who is there. */
  readonly loading: string;
  readonly withoutScript: string;
  /** For an account that is nobody's of the studio. */
  readonly stranger: {
    readonly title: string;
    /** The account's address stands at its end. */
    readonly text: string;
    readonly home: LinkData;
  };
  /** When that could not be found out. */
  readonly unknown: { readonly title: string; readonly retry: string };
}

export interface StudioTemplateProps {
  data: StudioData;
  /** What is there in the place of the desk: it is being asked, was not answered, or is not this reader's. */
  visitor: 'loading' | 'unknown' | 'stranger' | 'member';
  /** Of the account that is signed in. */
  email?: string | undefined;
  /** Asks again. */
  onRetry?: () => void;
  /** The desk itself, for a member. */
  children?: ReactNode;
}

/** /studio: the desk, and nothing of it for anybody else. */
export function StudioTemplate({ data, visitor, email, onRetry, children }: StudioTemplateProps) {
  return (
    <Box page>
      <div className={styles.headline}>
        <CopyfitHeadline as="h1" text={data.headline} bias={0.3} />
      </div>
      {visitor === 'member' ? (
        <div className={styles.matter}>{children}</div>
      ) : (
        <div className={styles.notice}>
          {visitor === 'loading' && (
            <div className={styles.waiting}>
              <Text variant="head">{data.loading}</Text>
            </div>
          )}
          {visitor === 'unknown' && (
            <div role="alert" className={styles.answer}>
              <Text variant="head" tone="stop">
                {data.unknown.title}
              </Text>
              <Button onClick={() => onRetry?.()}>{data.unknown.retry}</Button>
            </div>
          )}
          {visitor === 'stranger' && (
            <div role="alert" className={styles.answer}>
              <Text variant="head">{data.stranger.title}</Text>
              <Text>
                {data.stranger.text} {email}.
              </Text>
              <Button href={data.stranger.home.href}>{data.stranger.home.text}</Button>
            </div>
          )}
          <noscript>
            <Text>{data.withoutScript}</Text>
          </noscript>
        </div>
      )}
    </Box>
  );
}
