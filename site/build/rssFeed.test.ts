// Tests of the RSS feed.
import { expect, it } from 'vitest';
import { rssFeed } from './rssFeed.ts';

const channel = {
  origin: 'https://paper.example',
  title: 'News & views',
  description: 'What <happened>',
  page: '/insights',
  path: '/insights/feed.xml',
};

it('the feed has the URL, date and escaped text of each article', () => {
  const xml = rssFeed(channel, [
    {
      path: '/insights/raising-capital-stages',
      title: '“A” & <B>',
      intro: 'Five > four.',
      category: 'Fundraising',
      published: '2026-11-16',
    },
  ]);
  expect(xml).toContain('<title>News &amp; views</title>');
  expect(xml).toContain('<description>What &lt;happened&gt;</description>');
  expect(xml).toContain(
    '<atom:link href="https://paper.example/insights/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(xml).toContain('<title>“A” &amp; &lt;B&gt;</title>');
  expect(xml).toContain('<guid>https://paper.example/insights/raising-capital-stages</guid>');
  expect(xml).toContain('<pubDate>Mon, 16 Nov 2026 12:00:00 GMT</pubDate>');
  expect(xml).toContain('<description>Five &gt; four.</description>');
});

it('the feed is complete when there are no articles', () => {
  expect(rssFeed(channel, [])).toMatch(/<\/channel><\/rss>\n$/);
});
