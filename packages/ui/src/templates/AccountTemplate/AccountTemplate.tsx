// The tone `pencil` is the accent color of the main action.
import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import type { AccountSettingsCopy } from '../../flows/AccountSettings/index.ts';
import { LoadingSettings } from '../../flows/AccountSettings/LoadingSettings.tsx';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import * as styles from './AccountTemplate.css.ts';

export interface AccountData {
  readonly headline: HeadlineText;
  readonly intro: string;
  readonly signIn: LinkData;
  /** Shown while the session is being restored. */
  readonly loading: string;
  readonly settings: AccountSettingsCopy;
}

export interface AccountTemplateProps {
  /** The page's texts. */
  data: AccountData;
  /** True while the session is being restored. */
  loading?: boolean;
  /** The account settings of the signed-in user. */
  settings?: ReactNode;
}

/** The page /account: the account settings, or a link to sign in. */
export function AccountTemplate({ data, loading = false, settings }: AccountTemplateProps) {
  return (
    <>
      <PageHeader headline={data.headline} intro={data.intro}>
        {!settings && !loading && (
          <Button href={data.signIn.href} tone="pencil" size="large" arrow>
            {data.signIn.text}
          </Button>
        )}
      </PageHeader>
      {(settings || loading) && (
        <Box pageWidth>
          <div className={styles.content}>
            {settings ?? <LoadingSettings copy={data.settings} loading={data.loading} />}
          </div>
        </Box>
      )}
    </>
  );
}
