// Stories of `Box`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Box, boxBackgrounds } from './Box.tsx';

const meta = {
  title: 'Primitives/Box',
  component: Box,
  args: { children: <Text>A rectangle of paper, with something on it.</Text> },
  argTypes: {
    background: { control: 'inline-radio', options: boxBackgrounds },
    children: { control: false },
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { background: 'surface', padding: 3 } };

export const Backgrounds: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap={2}>
      {boxBackgrounds.map(background => (
        <Box key={background} background={background} padding={2}>
          <Text>{background}</Text>
        </Box>
      ))}
    </Stack>
  ),
};

/** A notice that stays on the page. */
export const Notice: Story = {
  tags: ['no-visual'],
  parameters: { layout: 'padded' },
  args: {
    background: 'surface',
    padding: 3,
    children: (
      <Stack gap={1}>
        <Text as="h2" variant="head" tone="critical">
          Checkout is down.
        </Text>
        <Text>You cannot buy a package at present. Your account and your orders work.</Text>
      </Stack>
    ),
  },
};

export const Page: Story = {
  args: { as: 'main', pageWidth: true, paddingBlock: { narrow: 2, large: 4 } },
};

/** On windows wider than 1728 px, the page and its type grow with the window. */
export const PageOnWideWindows: Story = {
  ...Page,
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const scale = window.innerWidth / 1728;
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBeCloseTo(1600 * scale, 0);
    await expect(parseFloat(getComputedStyle(canvas.getByText(/^A rectangle/)).fontSize)).toBeCloseTo(
      18 * scale,
      1,
    );
  },
};
