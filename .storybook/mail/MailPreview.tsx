// Shows a mail in a story.
import { Box } from '@fit-to-print/ui/primitives/Box';
import { Stack } from '@fit-to-print/ui/primitives/Stack';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { families } from '@fit-to-print/ui/tokens/type';
import type { SyntheticEvent } from 'react';
import { mailBrand } from '../../packages/backend/supabase/functions/_shared/mail/brand.generated.ts';
import type { RenderedMail } from '../../packages/backend/supabase/functions/_shared/mail/render.ts';

interface MailPreviewProps {
  /** The mail, as it is sent. */
  mail: RenderedMail;
  /** True if the brand's fonts are available; without them, the next font of each list is shown. @default true */
  hasBrandFonts?: boolean;
}

/** Replaces the URLs of the logos, which are on the deployed site, by the paths of the same pictures in Storybook. */
const withLocalLogos = (html: string) =>
  Object.values(mailBrand.logo).reduce((text, logo) => text.replaceAll(logo, new URL(logo).pathname), html);

/** A mail as it arrives: subject, HTML part in an iframe, and text part. */
export function MailPreview({ mail, hasBrandFonts = true }: MailPreviewProps) {
  const showFrame = async ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const mailDocument = frame.contentDocument!;
    if (hasBrandFonts) mailDocument.head.append(fontFaceRules(mailDocument));
    await mailDocument.fonts.ready;
    frame.style.blockSize = `${mailDocument.documentElement.scrollHeight}px`;
  };
  return (
    <Box pageWidth paddingBlock={4}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text as="span" variant="label" tone="muted">
            Subject
          </Text>
          <Text as="h1" variant="title">
            {mail.subject}
          </Text>
        </Stack>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The content is our own, and axe runs in it. */}
        <iframe
          title="HTML part"
          srcDoc={withLocalLogos(mail.html)}
          onLoad={event => void showFrame(event)}
          style={{ border: 0, inlineSize: '100%' }}
        />
        <Box as="section" background="surface" padding={3}>
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

/** The `@font-face` rules of this page, as a `<style>` for another document. */
function fontFaceRules(target: Document): HTMLStyleElement {
  const style = target.createElement('style');
  style.textContent = [...document.styleSheets]
    .flatMap(styleSheet =>
      [...styleSheet.cssRules]
        .filter(rule => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) =>
          cssText.replaceAll(
            /url\("([^"]+)"\)/g,
            (_, url: string) => `url("${new URL(url, styleSheet.href ?? document.baseURI).href}")`,
          ),
        ),
    )
    .join('\n');
  return style;
}
