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

/** On windows wider than 1600 px the margins grow. */
export const Page: Story = {
  args: { as: 'main', pageWidth: true, paddingBlock: { narrow: 2, large: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBeLessThanOrEqual(1600);
  },
};

export const WithLongestText: Story = {
  args: {
    background: 'surface',
    padding: 2,
    children: (
      <Text>
        {'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4)}, and whatever else will not break.
      </Text>
    ),
  },
};
