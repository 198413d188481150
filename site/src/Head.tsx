import type { Head as HeadData } from './page.ts';

/** React hoists these into the document's head, and keeps them right as the reader moves on. */
export function Head({
  path,
  title,
  description,
  socialTitle,
  noindex,
  siteName,
  origin,
}: HeadData & { path: string; siteName: string; origin: string }) {
  const url = origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
