// The RSS feed of the articles.
import type { Article } from '@fit-to-print/content/types';
import { escapeXml } from './escapeXml.ts';

/** The data of the feed itself, which RSS calls its channel. */
export interface Channel {
  origin: string;
  title: string;
  description: string;
  /** Path of the page that lists the articles. */
  page: string;
  /** Path of the feed. */
  path: string;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** A date as RSS writes it. An article has a day but no time: noon UTC is the same day in nearly all time zones. */
const rfc822 = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

/** Returns an RSS 2.0 feed of the articles, in their given order. */
export function rssFeed(
  { origin, title, description, page, path }: Channel,
  articles: readonly Pick<Article, 'path' | 'title' | 'intro' | 'category' | 'published'>[],
): string {
  const items = articles.map(article => {
    const url = origin + article.path;
    return `<item>${element('title', article.title)}${element('link', url)}${element('guid', url)}${element(
      'pubDate',
      rfc822(article.published),
    )}${element('category', article.category)}${element('description', article.intro)}</item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', title)}${element('link', origin + page)}${element('description', description)}${element('language', 'en-us')}
<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
}
