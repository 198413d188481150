import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './MessageTemplate.css.ts';

export interface MessageData {
  headline: HeadlineText;
  /** What happened. */
  title: string;
  text: string;
  /** What happens next, in order. */
  next: readonly { readonly title: string; readonly text: RichTextContent }[];
  /** Where to go from here. */
  link: LinkData;
}

export interface MessageTemplateProps {
  /** The page's content. */
  data: MessageData;
}

/** The page after a form was sent without script: confirms it and lists what happens next. */
export function MessageTemplate({ data: { headline, title, text, next, link } }: MessageTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} lineHeight={1} />
      <Box pageWidth>
        <div className={styles.root}>
          <div className={styles.message}>
            <Text as="h2" variant="title">
              {title}
            </Text>
            <Text variant="lede">{text}</Text>
            <div className={styles.link}>
              <Button href={link.href} tone="pencil" size="large" arrow>
                {link.text}
              </Button>
            </div>
          </div>
          <ol className={styles.nextSteps}>
            {next.map((step, index) => (
              <li key={step.title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div className={styles.stepText}>
                  <Text as="h3" variant="head">
                    {step.title}
                  </Text>
                  <Text>
                    <RichText text={step.text} />
                  </Text>
                </div>
              </li>
            ))}
          </ol>
          <PromoCard />
        </div>
      </Box>
    </>
  );
}
