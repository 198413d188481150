import { citySection } from '@fit-to-print/content/props/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CitySection } from './CitySection.tsx';

const meta = {
  title: 'Patterns/CitySection',
  component: CitySection,
  args: citySection,
} satisfies Meta<typeof CitySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(citySection.cities.length + 1);
    await expect(canvas.getByRole('link', { name: /^Austin/ })).toHaveAttribute(
      'href',
      '/creative-studio-austin',
    );
    await expect(canvas.getByRole('link', { name: /^Your City/ })).toHaveAttribute(
      'href',
      '/contact#get-in-touch',
    );
  },
};

export const OnHoverAndFocus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: /^Austin/ }).dataset.force = 'hover';
    canvas.getByRole('link', { name: /^Boston/ }).dataset.force = 'focus';
  },
};

export const WithShortAndLongText: Story = {
  args: {
    cities: [
      {
        text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        href: '/creative-studio-llanfair',
        number: 'C10,000',
        description: 'It has a station, and the sign is longer than the platform. '.repeat(3),
      },
    ],
    note: '',
  },
};
