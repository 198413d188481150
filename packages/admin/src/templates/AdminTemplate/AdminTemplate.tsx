// `AdminTemplate`: the page /admin, the area of the company's staff.
// `sizeBias` (0 to 1) prefers large, narrow letters in a headline.
import { Button } from '@fit-to-print/ui/components/Button';
import { Illustration } from '@fit-to-print/ui/patterns/Illustration';
import { Box } from '@fit-to-print/ui/primitives/Box';
import { CopyfitHeadline, type HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import type { LinkData } from '@fit-to-print/ui/primitives/Link';
import { Text } from '@fit-to-print/ui/primitives/Text';
import type { ReactNode } from 'react';
import * as styles from './AdminTemplate.css.ts';

/** The values of `Access`, for the controls of its story. */
export const accessStates = ['checking', 'checkFailed', 'denied', 'codeNeeded', 'granted'] as const;
/** Whether the staff area is shown to this visitor, or why not: `codeNeeded` asks for the code of the second factor. */
export type Access = (typeof accessStates)[number];

export interface AdminData {
  /** The headline until access is granted. */
  readonly headline: HeadlineText;
  /** The headline if access is denied. */
  readonly deniedHeadline: HeadlineText;
  /** The headline above the form for the code of the second factor. */
  readonly codeHeadline: HeadlineText;
  readonly loading: string;
  /** The message if the browser runs no script. */
  readonly withoutScript: string;
  /** Shown to accounts that are not staff. */
  readonly denied: {
    readonly title: string;
    /** The text before the email address of the account. */
    readonly text: string;
    readonly home: LinkData;
  };
  /** The message if the access could not be checked, and the button that checks it again. */
  readonly checkFailed: { readonly title: string; readonly retry: string };
}

export interface AdminTemplateProps {
  /** The page's texts. */
  data: AdminData;
  /** Whether the account may use the staff area. */
  access: Access;
  /** The headline of the view that is shown if access is granted. */
  viewHeadline: HeadlineText;
  /** The email address of the account. */
  email?: string | undefined;
  /** Called when the user clicks the button after a failed check: checks the access again. */
  onRetry?: () => void;
  /** The form for the code of the second factor. Shown if a code is needed. */
  secondFactor?: ReactNode;
  /** The inbox. Shown if access is granted. */
  children?: ReactNode;
}

/** The staff area, or why it is not shown. */
export function AdminTemplate({
  data,
  access,
  viewHeadline,
  email,
  onRetry,
  secondFactor,
  children,
}: AdminTemplateProps) {
  const headlines: Readonly<Record<Access, HeadlineText>> = {
    checking: data.headline,
    checkFailed: data.headline,
    denied: data.deniedHeadline,
    codeNeeded: data.codeHeadline,
    granted: viewHeadline,
  };
  return (
    <Box pageWidth>
      <div className={styles.headline}>
        <CopyfitHeadline as="h1" text={headlines[access]} sizeBias={0.3} />
      </div>
      {access === 'granted' ? (
        <div className={styles.content}>{children}</div>
      ) : (
        <div className={styles.notice}>
          {access === 'checking' && (
            <div className={styles.loading}>
              <Text variant="title">{data.loading}</Text>
            </div>
          )}
          {access === 'codeNeeded' && secondFactor}
          {access === 'checkFailed' && (
            <div role="alert" className={styles.alert}>
              <Text variant="title" tone="critical">
                {data.checkFailed.title}
              </Text>
              <Button size="large" fullWidth onClick={() => onRetry?.()}>
                {data.checkFailed.retry}
              </Button>
            </div>
          )}
          {access === 'denied' && (
            <div className={styles.denied}>
              <div role="alert" className={styles.message}>
                <Text variant="title">{data.denied.title}</Text>
                <Text variant="intro">
                  {data.denied.text} {email}.
                </Text>
                <Button href={data.denied.home.href} tone="pencil" size="large" arrow fullWidth>
                  {data.denied.home.text}
                </Button>
              </div>
              <div className={styles.picture}>
                <Illustration name="portrait" />
              </div>
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
