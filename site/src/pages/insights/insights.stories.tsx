// Stories of the page /insights (`InsightsTemplate`) with its real content.
import insights from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InsightsTemplate } from '@fit-to-print/ui/templates/InsightsTemplate';
import { forceState } from '@fit-to-print/ui/theme/states';

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
    for (const { path, title } of insights.data.others) {
      const link = canvas.getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', path);
      const drawing = link.closest('article')!.querySelector('svg');
      await expect(drawing, `the drawing of “${title}”`).toBeVisible();
    }
    for (const name of ['The Different Stages of Raising Capital', 'Read the lead article'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/insights/raising-capital-stages',
      );
    await expect(canvas.getByText('8 min read')).toBeVisible();
    await expect(canvas.getByText('$50K–$500K'), 'the drawing of the lead article').toBeVisible();
  },
};

/** On medium windows both headlines fill the width of the page. The lead article's headline is still smaller than the page's. */
export const OnMediumWindows: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const [pageSize, leadSize] = canvas
      .getAllByRole('heading')
      .map(heading =>
        Math.max(
          ...Array.from(heading.querySelectorAll('span'), line =>
            parseFloat(getComputedStyle(line).fontSize),
          ),
        ),
      );
    await expect(leadSize, 'the headline of the lead article is smaller than the page’s').toBeLessThan(
      pageSize!,
    );
  },
};

/** Hover and focus of a headline. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(
      canvas.getByRole('link', { name: 'The Different Stages of Raising Capital' }),
      'hover',
      'focus',
    );
  },
};

const { leadArticle } = insights.data;
export const Extremes: Story = {
  args: {
    data: {
      ...insights.data,
      headline: [['I']],
      leadArticle: {
        ...leadArticle!,
        headline: [['Donaudampfschifffahrtsgesellschaft', 'und mehr']],
        intro: '',
        figure: null,
      },
      others: ['a', 'b', 'c', 'd'].map(letter => ({
        ...leadArticle!,
        path: `/insights/${letter}`,
        title: letter === 'a' ? 'Ja' : 'Donaudampfschifffahrtsgesellschaft',
        intro: 'Donaudampfschifffahrt '.repeat(letter === 'b' ? 14 : 1),
      })),
    },
  },
};

export const Empty: Story = { args: { data: { ...insights.data, leadArticle: null, others: [] } } };
