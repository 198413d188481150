// Stories of `Grid`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Grid, GridArea, gridAreas } from './Grid.tsx';

/** A visible item. */
const Panel = ({ children }: { children: string }) => (
  <Box background="surface" padding={2}>
    <Text>{children}</Text>
  </Box>
);

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: {
    children: (
      <>
        <GridArea area="aside">
          <Panel>aside: a heading with its say</Panel>
        </GridArea>
        <GridArea area="content">
          <Panel>matter: what it is about</Panel>
        </GridArea>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={2}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Below the small breakpoint every area has the full width. */
export const Areas: Story = {
  args: {
    gap: 2,
    children: (
      <>
        <GridArea area="aside">
          <Panel>aside</Panel>
        </GridArea>
        <GridArea area="content">
          <Panel>matter</Panel>
        </GridArea>
        <GridArea area="asideEnd">
          <Panel>asideEnd</Panel>
        </GridArea>
        <GridArea area="contentStart">
          <Panel>contentStart</Panel>
        </GridArea>
        <GridArea area="main">
          <Panel>main</Panel>
        </GridArea>
        <GridArea area="margin">
          <Panel>margin</Panel>
        </GridArea>
      </>
    ),
  },
};

export const WithLongestText: Story = {
  args: {
    children: gridAreas.map(area => (
      <GridArea key={area} area={area}>
        <Panel>{'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)}</Panel>
      </GridArea>
    )),
  },
};
