import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stamp } from '../../components/Stamp/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './MessageTemplate.css.ts';

interface Message {
  /** One or two words on the envelope, which the title says in full. */
  stamp: string;
  /** What happened. */
  title: string;
  text: RichTextContent;
  /** Where to go from here. */
  link: LinkData;
}

export interface MessageData extends Message {
  /** The address on the envelope: the studio's, line by line. */
  address: readonly string[];
  /** Fits both messages: a page has one h1. */
  headline: HeadlineText;
  /** The fragment of the address that shows the confirmation. */
  id: string;
  /** What happens next, in order. */
  next: readonly { readonly title: string; readonly text: RichTextContent }[];
  /** Shown without the fragment. */
  notSent: Message;
}

export interface MessageTemplateProps {
  /** The page's content. */
  data: MessageData;
}

/**
 * The page after a form was sent without script. With the fragment of the redirect in its address it confirms the message
 * and lists what happens next; without it, it says where to write. Styles decide, because the page works without script.
 */
export function MessageTemplate({
  data: { headline, id, address, next, notSent, ...sent },
}: MessageTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} lineHeight={1} />
      <div id={id} className={styles.sent}>
        <MessageSection address={address} {...sent}>
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
        </MessageSection>
      </div>
      <div className={styles.notSent}>
        <MessageSection address={address} {...notSent} />
      </div>
    </>
  );
}

interface MessageSectionProps extends Message {
  address: readonly string[];
  children?: ReactNode;
}

function MessageSection({ stamp, address, title, text, link, children }: MessageSectionProps) {
  return (
    <Box pageWidth>
      <div className={styles.root}>
        <div className={styles.message}>
          <div className={styles.envelope} aria-hidden="true">
            <div className={styles.stamp}>
              <Stamp>{stamp}</Stamp>
            </div>
            <p className={styles.address}>
              {address.map(line => (
                <span key={line} className={styles.addressLine}>
                  {line}
                </span>
              ))}
            </p>
          </div>
          <Text as="h2" variant="title">
            {title}
          </Text>
          <Text variant="lede">
            <RichText text={text} />
          </Text>
          <div className={styles.link}>
            <Button href={link.href} tone="pencil" size="large" arrow>
              {link.text}
            </Button>
          </div>
        </div>
        {children}
        <PromoCard />
      </div>
    </Box>
  );
}
