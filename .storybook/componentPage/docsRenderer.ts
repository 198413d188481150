import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';

/**
 * Storybook's renderer of documentation, with `ComponentPage` for pages that are not written in MDX. It is downloaded for these pages alone:
 * with the facts about all components it has 600 kB, and the page that opens first is written in MDX.
 */
export function createDocsRenderer(): DocsRenderer<ReactRenderer> {
  const renderer = new DocsRenderer<ReactRenderer>();
  const { render } = renderer;
  renderer.render = async (context, parameter, element) => {
    const page = parameter.page ?? (await import('./ComponentPage.tsx')).ComponentPage;
    return render(context, { ...parameter, page }, element);
  };
  return renderer;
}
