// `ApplicationTemplate`: the page /application: the application wizard, or, for visitors who are not signed in, a list of its questions.
// The tone `pencil` is the accent color of the main action.
import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ApplicationTemplate.css.ts';

export interface ApplicationData {
  readonly headline: HeadlineText;
  readonly intro: string;
  readonly signIn: LinkData;
  /** The texts of the two parts of the form, shown to visitors who are not signed in. */
  readonly stages: readonly {
    readonly title: string;
    /** `Stage 1 of 2` */
    readonly progress: string;
    readonly fields: readonly { readonly label: string; readonly hint?: string }[];
  }[];
  /** Shown while the session is being restored. */
  readonly loading: string;
}

export interface ApplicationTemplateProps {
  /** The page's texts. */
  data: ApplicationData;
  /** True while the session is being restored. */
  loading?: boolean;
  /** The wizard, for a signed-in user. */
  wizard?: ReactNode;
}

/** The page /application: the application wizard, or, for visitors who are not signed in, a list of its questions. */
export function ApplicationTemplate({ data, loading = false, wizard }: ApplicationTemplateProps) {
  if (wizard) return <Box pageWidth>{wizard}</Box>;
  if (loading) {
    return (
      <Box pageWidth>
        <div className={styles.loading}>
          <Text as="h1" variant="head">
            {data.loading}
          </Text>
        </div>
      </Box>
    );
  }
  return (
    <>
      <PageHeader headline={data.headline} intro={data.intro} hasPromo={false}>
        <Button href={data.signIn.href} tone="pencil" size="large" arrow fullWidth>
          {data.signIn.text}
        </Button>
      </PageHeader>
      <Box pageWidth>
        <div className={styles.stages}>
          {data.stages.map(({ title, progress, fields }) => (
            <section key={title} className={styles.stage}>
              <Text variant="label">{progress}</Text>
              <div className={styles.title}>
                <Text as="h2" variant="title">
                  {title}
                </Text>
              </div>
              <ol className={styles.questions}>
                {fields.map(({ label, hint }) => (
                  <li key={label} className={styles.field}>
                    <span className={styles.label}>{label}</span>
                    {hint && (
                      <Text as="span" variant="caption" tone="muted">
                        {hint}
                      </Text>
                    )}
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </Box>
    </>
  );
}
