// Stories of `CityHero`, the top of a city's page. `dateline` is the name of the place, as at the start of a report. The tone `pencil` is
// the accent color of the main action.
import { cities } from '@fit-to-print/content/cities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { CityHero, type CityHeroProps } from './CityHero.tsx';

/** The props for a city of the site. */
function propsOf(name: string): CityHeroProps {
  const { streetPlan, illustration, dateline, pressPage } = cities.find(entry => entry.name === name)!;
  return {
    heading: `News from ${name}`,
    note: 'From $997, paid once',
    dateline,
    illustration: { ...illustration, plan: streetPlan },
    intro: pressPage.intro,
    headline: pressPage.correctedHeadline,
    children: (
      <Button href="#next" tone="pencil" size="large" arrow>
        The next step
      </Button>
    ),
  };
}

const meta = {
  title: 'Patterns/CityHero',
  component: CityHero,
  args: propsOf('Austin'),
} satisfies Meta<typeof CityHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /downtown Austin/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('News from Austin');
    await expect(canvas.getByRole('link', { name: 'The next step' })).toBeVisible();
  },
};
export const SanFrancisco: Story = { args: propsOf('San Francisco') };
export const NewYork: Story = { args: propsOf('New York') };
export const Seattle: Story = { args: propsOf('Seattle') };
export const Boston: Story = { args: propsOf('Boston') };

/** A dark enlargement as wide as the window, for the other page of a city. */
export const Strip: Story = {
  tags: ['both-editions'],
  args: { layout: 'strip' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'The next step' })).toBeVisible();
  },
};

/** On tablets the introduction is under the headline, and the next step beside it. */
export const StripOnTablets: Story = {
  tags: ['no-visual', 'from-medium', 'below-large'],
  globals: { viewport: { value: 'medium' } },
  args: { layout: 'strip', children: <div>{propsOf('Austin').children}</div> },
  play: async ({ canvas }) => {
    const introduction = canvas.getByText(/^Your news becomes/).getBoundingClientRect();
    const step = canvas.getByRole('link', { name: 'The next step' }).getBoundingClientRect();
    await expect(introduction.right).toBeLessThanOrEqual(step.left);
    await expect(step.top).toBeLessThan(introduction.bottom);
  },
};

const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
/** The text is taller than the map, so the map becomes higher. The text is below the dateline, however large the dateline is. */
export const Extremes: Story = {
  args: {
    heading: `${word} `.repeat(2),
    note: word,
    dateline: [['AX']],
    intro: `${word} `.repeat(20),
    headline: [[word]],
    illustration: {
      alt: 'A crossroads',
      caption: `${word} `.repeat(5),
      plan: {
        bearing: 0,
        columns: 2,
        rows: 2,
        blockSize: [120, 120],
        streetWidth: 24,
        squares: [],
        landmark: { at: [0, 0], size: [1, 1], label: 'The only square for miles around', form: 'park' },
        mainStreet: { along: 'row', at: 1, label: 'Main St.' },
        water: [],
      },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const dateline = canvas.getByText('AX —').closest('p')!.getBoundingClientRect();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(dateline.bottom);
  },
};
