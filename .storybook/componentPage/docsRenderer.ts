import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { ComponentPage } from './ComponentPage.tsx';

/** Storybook's renderer of documentation, with `ComponentPage` for pages that are not written in MDX. */
export function createDocsRenderer(): DocsRenderer<ReactRenderer> {
  const renderer = new DocsRenderer<ReactRenderer>();
  const { render } = renderer;
  renderer.render = async (context, parameter, element) =>
    render(context, { page: ComponentPage, ...parameter }, element);
  return renderer;
}
