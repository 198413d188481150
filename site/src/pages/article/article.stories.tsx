// Stories of the page of an article (`ArticleTemplate`) with its real content.
import articlePages from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkEveryPage } from '../checkEveryPage.fixtures.ts';
import { forceState } from '@fit-to-print/ui/theme/states';
import { ArticleTemplate } from '@fit-to-print/ui/templates/ArticleTemplate';

/** The page of the oldest article, which has a note and a drawing. */
const article = articlePages.at(-1)!;

const meta = {
  title: 'Templates/ArticleTemplate',
  component: ArticleTemplate,
  args: { data: article.data },
} satisfies Meta<typeof ArticleTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'All insights' })).toHaveAttribute('href', '/insights');
    await expect(canvas.getByText('Fundraising')).toBeVisible();
    await expect(canvas.getByText('8 min read')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent('not financial, legal or tax advice');
    await expect(canvas.getByText('Next story')).toBeVisible();
    await expect(canvas.getByRole('link', { name: article.data.next!.title })).toHaveAttribute(
      'href',
      articlePages[0]!.path,
    );
    await expect(canvas.getByRole('link', { name: article.data.closing.action.text })).toHaveAttribute(
      'href',
      '/auth',
    );
  },
};

/** Hover and focus of the headline of the next article, without a text above it. */
export const States: Story = {
  tags: ['one-width'],
  args: { data: { ...article.data, article: { ...article.data.article, sections: [] } } },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: article.data.next!.title }), 'hover', 'focus');
  },
};

/** Every article, checked without a picture of it. */
export const EveryArticle: Story = {
  tags: ['no-visual'],
  play: checkEveryPage(articlePages.map(({ path, data }) => <ArticleTemplate key={path} data={data} />)),
};

/** A word that no line can divide, longer than any in the site's texts. */
const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    data: {
      article: {
        ...article.data.article,
        headline: [[word]],
        intro: word,
        category: word,
        back: { text: `${word} ${word}`, href: '/insights' },
        sections: [
          {
            id: 'one',
            heading: word,
            blocks: [
              { type: 'paragraph', text: 'W' },
              {
                type: 'fundingStages',
                caption: word,
                stages: [{ name: word, from: 1, to: 1000, label: word }],
              },
            ],
          },
        ],
      },
      next: {
        ...article.data.next!,
        headline: [[word]],
        title: word,
        intro: word,
        category: word,
        sectionLabel: [word, 'F12'],
      },
      closing: {
        sectionLabel: [word, 'F12'],
        headline: [['I']],
        text: '',
        action: { text: 'Go', href: '/auth' },
      },
    },
  },
};
