import { studio } from '@fit-to-print/site/pages/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '../../primitives/Text/index.ts';
import { StudioTemplate } from './StudioTemplate.tsx';

const onRetry = fn();

const meta = {
  title: 'Templates/StudioTemplate',
  component: StudioTemplate,
  args: { data: studio.data, visitor: 'member', email: 'june@milwright.example', onRetry },
  argTypes: {
    visitor: { control: 'inline-radio', options: ['loading', 'unknown', 'stranger', 'member'] },
    children: { control: false },
  },
  beforeEach() {
    onRetry.mockClear();
  },
  decorators: [
    Story => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof StudioTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The desk itself is in Flows. */
export const Member: Story = {
  tags: ['both-editions'],
  args: { children: <Text>Forty on file.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forty on file.')).toBeVisible();
  },
};

/** What is prerendered. */
export const Loading: Story = {
  args: { visitor: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const Stranger: Story = {
  args: { visitor: 'stranger', children: <Text>Forty on file.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are signed in as june@milwright.example.');
    await expect(canvas.queryByText('Forty on file.')).not.toBeInTheDocument();
  },
};

export const Unknown: Story = {
  args: { visitor: 'unknown' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The desk did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

const longest = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
export const Longest: Story = { args: { visitor: 'stranger', email: `${longest}@${longest}.example` } };
