import { readText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import type { Head as HeadData } from './page.ts';
import { socialImage } from './paths.ts';
import type { TemplateName } from './templates.ts';

/** React hoists these into the document's head, and keeps them right as the reader moves on. */
export function Head({
  path,
  template,
  title,
  description,
  socialTitle,
  headline,
  noindex,
  siteName,
  origin,
}: HeadData & { path: string; template: TemplateName; siteName: string; origin: string }) {
  const url = origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={template === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + socialImage(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={readText(headline)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
