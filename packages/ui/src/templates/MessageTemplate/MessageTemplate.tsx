// `MessageTemplate`: the page after a form was sent without script: confirms it, and says what happens next.
// `CopyfitHeadline` makes each line of a headline as wide as its column. The tone `pencil` is the accent color of the main action.
import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stamp } from '../../components/Stamp/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
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

/** One side of the perforation: notches of 4 px, 7 px apart. */
const notches = (count: number, line: 'h' | 'v', direction: 1 | -1) =>
  `${line}${1.5 * direction}a2 2 0 0 0 ${line === 'h' ? `${4 * direction} 0` : `0 ${4 * direction}`}${line}${1.5 * direction}`.repeat(
    count,
  );
const perforation = [notches(9, 'h', 1), notches(11, 'v', 1), notches(9, 'h', -1), notches(11, 'v', -1)].join(
  '',
);

/** A postage stamp with a typewriter, and the waves that cancel it. */
function Postage() {
  return (
    <svg className={styles.postage} viewBox="0 0 200 104">
      <path className={styles.stampPaper} d={`M124 13${perforation}z`} />
      <path className={styles.stampPicture} d="M129 18h53v67h-53z" />
      <path
        className={styles.stampDrawing}
        d="M141 40V27h29v13M146 32h19M146 36h13M137 42h37M141 42l-4 20h37l-4-20M142 49h27M141 54h29M147 59h17"
        strokeWidth={1.6}
      />
      {/* The price of the stamp: 1 ¢. It is drawn, because the font files of the pages do not contain the cent sign. */}
      <path
        className={styles.stampDrawing}
        d="m148 71 4-2.5v11M163.5 73a4 4 0 1 0 0 5M160.5 68.5v14"
        strokeWidth={2}
      />
      <path
        d="M62 32q9-7 18 0t18 0 18 0 18 0M62 42q9-7 18 0t18 0 18 0 18 0M62 52q9-7 18 0t18 0 18 0 18 0M62 62q9-7 18 0t18 0 18 0 18 0"
        strokeWidth={1.2}
      />
    </svg>
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
            <Postage />
            <p className={styles.address}>
              {address.map(line => (
                <span key={line} className={styles.addressLine}>
                  {line}
                </span>
              ))}
            </p>
            <div className={styles.stamp}>
              <Stamp>{stamp}</Stamp>
            </div>
          </div>
          <CopyfitHeadline as="h2" text={title} sizeBias={0} lineHeight={1} />
          <Text variant="intro">
            <RichText text={text} />
          </Text>
          <div className={styles.link}>
            <Button href={link.href} tone="pencil" size="large" arrow fullWidth>
              {link.text}
            </Button>
          </div>
        </div>
        {children}
        <PromoCard placement="strip" />
      </div>
    </Box>
  );
}
