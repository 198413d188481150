import { Button } from '../../components/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AccountSettings.css.ts';
import type { AccountSettingsCopy } from './AccountSettings.tsx';
import { Row } from './Row.tsx';

interface LoadingSettingsProps {
  copy: AccountSettingsCopy;
  /** In place of the email address. */
  loading: string;
}

/** The rows of the account settings while the account loads. They have the place of the later rows, so that nothing moves. */
export function LoadingSettings({ copy, loading }: LoadingSettingsProps) {
  return (
    <section className={styles.root} aria-label={copy.label} aria-busy="true">
      <Row title={copy.owner.title}>
        <output>
          <Text as="span" tone="muted">
            {loading}
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
