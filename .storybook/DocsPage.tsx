import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** Storybook's own page shows the first story twice. */
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
