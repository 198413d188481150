import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** Like Storybook's default docs page, which shows the first story twice; this one shows it once. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description of="meta" />
    <Primary />
    <Controls />
    <Stories includePrimary={false} />
  </>
);
