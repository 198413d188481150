import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Grid, GridArea, gridAreas } from './Grid.tsx';

const Sheet = ({ children }: { children: string }) => (
  <Box background="surface" padding={2}>
    <Text>{children}</Text>
  </Box>
);

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  subcomponents: { GridArea },
  args: {
    children: (
      <>
        <GridArea area="aside">
          <Sheet>aside: a heading with its say</Sheet>
        </GridArea>
        <GridArea area="content">
          <Sheet>matter: what it is about</Sheet>
        </GridArea>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    Story => (
      <Box page paddingBlock={2}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every split that the pages use; below the medium breakpoint each takes the whole sheet. */
export const Areas: Story = {
  args: {
    gap: 2,
    children: gridAreas.map(area => (
      <GridArea key={area} area={area}>
        <Sheet>{area}</Sheet>
      </GridArea>
    )),
  },
};

export const Longest: Story = {
  args: {
    children: gridAreas.map(area => (
      <GridArea key={area} area={area}>
        <Sheet>{'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)}</Sheet>
      </GridArea>
    )),
  },
};
