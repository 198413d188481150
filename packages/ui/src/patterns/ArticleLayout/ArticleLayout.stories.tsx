// Stories of `ArticleLayout`.
import { articles } from '@fit-to-print/content/articles';
import { articleProps } from '@fit-to-print/content/props/article';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleLayout } from './ArticleLayout.tsx';

/** A word that is wider than a narrow column. */
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis';

const article = articleProps(articles.at(-1)!);

/** An article without the site's header and footer. Templates/ArticleTemplate shows the whole page. */
const meta = {
  title: 'Patterns/ArticleLayout',
  component: ArticleLayout,
  args: { ...article, sections: article.sections.slice(0, 1) },
} satisfies Meta<typeof ArticleLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.back.text })).toHaveAttribute('href', args.back.href);
  },
};

export const WithLongestText: Story = {
  args: {
    headline: [[longWord]],
    intro: `${longWord}, ${longWord}`,
    category: longWord,
    readingTime: `${longWord} read`,
    back: { text: longWord, href: '/insights' },
  },
};
