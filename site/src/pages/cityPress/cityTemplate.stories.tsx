// Stories of `CityTemplate`, which shows either of a city's two pages.
import { CityTemplate } from '@fit-to-print/ui/templates/CityTemplate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import cityStudio from '../cityStudio/data.ts';
import { cityData } from '../cityData.fixtures.ts';
import cityPress from './data.ts';

const meta = {
  title: 'Templates/CityTemplate',
  component: CityTemplate,
  args: { variant: 'press', data: cityData(cityPress, 'air')['Austin']! },
  argTypes: { variant: { control: false }, data: { control: false } },
} satisfies Meta<typeof CityTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One picture is enough: each of the two templates has stories with more pictures. */
export const Press: Story = {
  tags: ['both-editions', 'one-width'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/for Austin startups$/);
    await expect(canvas.getByRole('link', { name: 'The creative studio for Austin' })).toBeVisible();
  },
};

export const Studio: Story = {
  tags: ['no-visual'],
  args: { variant: 'studio', data: cityData(cityStudio, 'window')['Austin']! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Creative studio .* Austin/);
    await expect(canvas.getByRole('region', { name: 'Nine services for Austin founders.' })).toBeVisible();
  },
};
