// `AccountSettingsPlaceholder`: the account page's rows before the account has loaded.
import { Button } from '../../components/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AccountSettings.css.ts';
import type { AccountSettingsCopy } from './AccountSettings.tsx';
import { Row } from './Row.tsx';

interface AccountSettingsPlaceholderProps {
  copy: AccountSettingsCopy;
  /** The text shown instead of the email address. */
  loadingText: string;
}

/**
 * Shows the rows that every account has while the account loads. Their order is the final one, so that most rows do not move.
 */
export function AccountSettingsPlaceholder({ copy, loadingText }: AccountSettingsPlaceholderProps) {
  return (
    <section className={styles.root} aria-label={copy.label} aria-busy="true">
      <Row title={copy.signedInAs.title}>
        <output>
          <Text as="span" tone="muted">
            {loadingText}
          </Text>
        </output>
      </Row>
      <Row title={copy.subscription.title}>
        <Text tone="muted">{copy.subscription.checking}</Text>
      </Row>
      <Row title={copy.sessions.title}>
        <Text tone="muted">{copy.sessions.loading}</Text>
      </Row>
      <Row title={copy.download.title} action={<Button disabled>{copy.download.action}</Button>}>
        <Text>{copy.download.text}</Text>
      </Row>
      <Row title={copy.deletion.title} action={<Button disabled>{copy.deletion.action}</Button>}>
        <Text>{copy.deletion.text}</Text>
      </Row>
    </section>
  );
}
