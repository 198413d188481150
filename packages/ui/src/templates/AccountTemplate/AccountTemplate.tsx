// `AccountTemplate`: the page /account: the settings of a signed-in user, or the link to sign in.
// The tone `pencil` is the accent color of the main action.
import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import type { AccountSettingsCopy } from '../../flows/AccountSettings/index.ts';
import { AccountSettingsPlaceholder } from '../../flows/AccountSettings/AccountSettingsPlaceholder.tsx';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AccountTemplate.css.ts';
import { AccountCard, type AccountCardCopy } from './AccountCard.tsx';

export interface AccountData {
  /** The headline of a user who is signed in. */
  readonly headline: HeadlineText;
  /** The headline of a visitor who is not signed in. */
  readonly signedOutHeadline: HeadlineText;
  readonly intro: string;
  readonly signIn: LinkData;
  /** The account card beside the introduction, drawn as a press pass. */
  readonly pass: AccountCardCopy;
  /** Shown while the session is being restored. */
  readonly loading: string;
  readonly settings: AccountSettingsCopy;
}

export interface AccountTemplateProps {
  /** The page's texts. */
  data: AccountData;
  /** True while the session is being restored. */
  loading?: boolean;
  /** The email address of the signed-in user. */
  email?: string | undefined;
  /** The message above the settings: what the user should know first, for example after a payment. */
  notice?: ReactNode;
  /** The account settings of the signed-in user. */
  settings?: ReactNode;
}

/** The page /account: the account settings, or a link to sign in. */
export function AccountTemplate({ data, loading = false, email, notice, settings }: AccountTemplateProps) {
  const isSignedOut = !settings && !loading;
  return (
    <>
      <Box as="header" pageWidth>
        <div className={styles.headline}>
          <CopyfitHeadline
            as="h1"
            text={isSignedOut ? data.signedOutHeadline : data.headline}
            lineHeight={0.9}
          />
        </div>
        <div className={styles.header}>
          <div className={styles.intro}>
            <Text variant="intro">{data.intro}</Text>
            {isSignedOut && (
              <Button href={data.signIn.href} tone="pencil" size="large" arrow fullWidth>
                {data.signIn.text}
              </Button>
            )}
          </div>
          <div className={styles.accountCard}>
            <AccountCard
              {...data.pass}
              label={data.settings.signedInAs.title}
              email={email}
              isBlank={isSignedOut}
            />
          </div>
        </div>
      </Box>
      {!isSignedOut && (
        <Box pageWidth>
          <div className={styles.content}>
            {notice}
            {settings ?? <AccountSettingsPlaceholder copy={data.settings} loadingText={data.loading} />}
          </div>
        </Box>
      )}
    </>
  );
}
