import insights from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InsightsTemplate } from '@fit-to-print/ui/templates/InsightsTemplate';

const meta = {
  title: 'Templates/InsightsTemplate',
  component: InsightsTemplate,
  args: { data: insights.data },
} satisfies Meta<typeof InsightsTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Insights: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const name of [
      'The Different Stages of Raising Capital',
      'Read the article The Different Stages of Raising Capital',
    ])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/insights/raising-capital-stages',
      );
    await expect(canvas.getByText('8 min read')).toBeVisible();
  },
};

/** Hover and focus of a headline. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'The Different Stages of Raising Capital' }).dataset.force =
      'hover focus';
  },
};

const [article] = insights.data.articles;
export const Extremes: Story = {
  args: {
    data: {
      ...insights.data,
      headline: [['I']],
      articles: [
        {
          ...article!,
          path: '/insights/a',
          headline: [['Donaudampfschifffahrtsgesellschaft', 'und mehr']],
          standfirst: '',
        },
        {
          ...article!,
          path: '/insights/b',
          headline: [['Ja, ja.']],
          standfirst: 'Donaudampfschifffahrt '.repeat(14),
        },
      ],
    },
  },
};

export const Empty: Story = { args: { data: { ...insights.data, articles: [] } } };
