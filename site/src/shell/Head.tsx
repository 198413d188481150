import { correctedText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { socialImage } from '../paths.ts';
import { isIndexed } from '../seo/isIndexed.ts';
import type { LoadedPage } from './pageData.ts';

/** The tags of the document's head. React hoists them, and updates them on navigation. */
export function Head({ path, definition, head, layoutData: { brand, origin } }: LoadedPage) {
  const { title, description, socialTitle, headline, openGraphType = 'website' } = head;
  const url = origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed({ definition, head }) ? (
        <link rel="canonical" href={url} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={openGraphType} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + socialImage(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* The image shows the headline. Words that the design strikes out in it are not read aloud. */}
      <meta property="og:image:alt" content={correctedText(headline)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
