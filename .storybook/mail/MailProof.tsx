import { Box } from '@fit-to-print/ui/primitives/Box';
import { Stack } from '@fit-to-print/ui/primitives/Stack';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { families } from '@fit-to-print/ui/tokens/type';
import type { SyntheticEvent } from 'react';
import type { RenderedMail } from '../../packages/backend/supabase/functions/_shared/mail/render.ts';

interface MailProofProps {
  mail: RenderedMail;
  /** Set in our own faces, which few readers have; the others get the next in the list. @default true */
  ownFaces?: boolean;
}

/** A mail as it arrives: its subject, its HTML part in a window of its own, and its text part. */
export function MailProof({ mail, ownFaces = true }: MailProofProps) {
  const open = async ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const document = frame.contentDocument!;
    if (ownFaces) document.head.append(faces(document));
    await document.fonts.ready;
    frame.style.blockSize = `${document.documentElement.scrollHeight}px`;
  };
  return (
    <Box page paddingBlock={4}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text as="span" variant="label" tone="muted">
            Subject
          </Text>
          <Text as="h1" variant="title">
            {mail.subject}
          </Text>
        </Stack>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is ours, and axe runs in it. */}
        <iframe
          title="HTML part"
          srcDoc={mail.html}
          onLoad={event => void open(event)}
          style={{ border: 0, inlineSize: '100%' }}
        />
        <Box as="section" stock="surface" padding={3}>
          <pre
            style={{
              font: `14px/24px ${families.mono}`,
              margin: 0,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {mail.text}
          </pre>
        </Box>
      </Stack>
    </Box>
  );
}

/** The page's own `@font-face` rules, for another document. */
function faces(document: Document): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = [...window.document.styleSheets]
    .flatMap(styleSheet =>
      [...styleSheet.cssRules]
        .filter(rule => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) =>
          cssText.replaceAll(
            /url\("([^"]+)"\)/g,
            (_, url: string) => `url("${new URL(url, styleSheet.href ?? window.document.baseURI).href}")`,
          ),
        ),
    )
    .join('\n');
  return style;
}
