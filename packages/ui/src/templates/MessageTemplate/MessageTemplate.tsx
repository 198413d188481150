// `MessageTemplate`: the page after a form was sent without script: confirms it, and says what happens next.
// `CopyfitHeadline` makes each line of a headline as wide as its column. The tone `pencil` is the accent color of the main action.
import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Envelope } from './Envelope.tsx';
import * as styles from './MessageTemplate.css.ts';

interface Message {
  /** One or two words on the envelope. Screen readers skip them, because `title` says the same. */
  stamp: string;
  /** The headline, as wide as its column. It says what happened. */
  title: HeadlineText;
  text: RichTextContent;
  /** The link to another page, below the text. */
  link: LinkData;
}

export interface MessageData extends Message {
  /** The address on the envelope: the studio's, line by line. */
  address: readonly string[];
  /** The h1, the same for both messages. */
  headline: HeadlineText;
  /** The fragment of the address that shows the confirmation. */
  id: string;
  /** The next steps, in order. */
  next: readonly { readonly title: string; readonly text: RichTextContent }[];
  /** The message for an address without the fragment. */
  notSent: Message;
}

export interface MessageTemplateProps {
  /** The page's content. */
  data: MessageData;
}

/**
 * The page after a form was sent without script. With the fragment of the redirect in its address it confirms the message
 * and lists what happens next; without the fragment, it says where to write. CSS (`:target`) shows one of the two messages, because the page
 * works without script.
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
          <div className={styles.picture}>
            <Envelope address={address} stamp={stamp} isSent={children !== undefined} />
          </div>
          <CopyfitHeadline as="h2" text={title} sizeBias={0.7} lineHeight={1} />
          <Text variant="intro">
            <RichText text={text} />
          </Text>
          {children}
          <div className={styles.link}>
            <Button href={link.href} tone="pencil" size="large" arrow fullWidth>
              {link.text}
            </Button>
          </div>
        </div>
        <PromoCard placement="strip" />
      </div>
    </Box>
  );
}
