import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PageHead } from '../../patterns/PageHead/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AccountTemplate.css.ts';

export interface AccountData {
  readonly headline: HeadlineText;
  readonly lede: string;
  readonly signIn: LinkData;
  /** While it is not known who is there. */
  readonly loading: string;
}

export interface AccountTemplateProps {
  /** The words. */
  data: AccountData;
  /** A session is being restored. */
  loading?: boolean;
  /** The file of whoever is signed in. */
  file?: ReactNode;
}

/** /account: what is held about whoever is signed in; for a stranger, the way in. */
export function AccountTemplate({ data, loading = false, file }: AccountTemplateProps) {
  return (
    <>
      <PageHead headline={data.headline} lede={data.lede}>
        {!file && !loading && (
          <Button href={data.signIn.href} tone="pencil" size="large" arrow>
            {data.signIn.text}
          </Button>
        )}
      </PageHead>
      {(file || loading) && (
        <Box page>
          <div className={styles.file}>{file ?? <Text variant="head">{data.loading}</Text>}</div>
        </Box>
      )}
    </>
  );
}
