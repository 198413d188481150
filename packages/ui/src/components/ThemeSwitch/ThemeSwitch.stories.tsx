// Stories of `ThemeSwitch`. An edition is a color theme: `day` (light) or `night` (dark).
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { forceState } from '../../theme/states.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Does what the site's bootstrap script does, without storing the choice. */
function Bootstrap() {
  // A layout effect runs before the play function; other effects may run after it has begun.
  useLayoutEffect(() => {
    const root = document.documentElement;
    document.querySelector<HTMLInputElement>(`input[value=${root.dataset.edition ?? 'day'}]`)?.click();
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) root.dataset.edition = target.value;
    };
    document.addEventListener('change', change);
    return () => document.removeEventListener('change', change);
  }, []);
  return null;
}

const meta = {
  title: 'Components/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { layout: 'padded' },
  args: { legend: 'Edition', day: 'Day edition', night: 'Night edition' },
  decorators: [
    Story => (
      <>
        <Story />
        <Bootstrap />
      </>
    ),
  ],
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A hover changes only the option that is not selected. */
export const OnHover: Story = {
  play: ({ canvas }) => {
    for (const option of canvas.getAllByText(/edition$/)) forceState(option, 'hover');
  },
};

export const OnFocus: Story = {
  play: ({ canvas }) => {
    forceState(canvas.getByText('Night edition'), 'focus');
  },
};

export const WithLongestText: Story = {
  args: {
    day: 'The edition that is printed for the day',
    night: 'The edition that is printed for the night',
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  globals: { edition: 'day' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Edition' })).toBeVisible();
    const day = canvas.getByRole('radio', { name: 'Day edition' });
    await expect(day).toBeChecked();
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Night edition' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-edition', 'night');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.documentElement).toHaveAttribute('data-edition', 'day');
  },
};
