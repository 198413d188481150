// Renders header and footer once for many pages, which makes the build faster.
import { CopyfitContext, type CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

/** The HTML of parts of the layout that were rendered, and the headlines in them, by the name of the part. */
export type SharedParts = Map<string, { html: string; readonly headlines: readonly CopyfitRequest[] }>;

/** The parts that pages of one template share. If undefined, every page renders its own parts. */
// `PURE` lets the bundler leave this module out of the browser's script.
export const SharedPartsContext = /* @__PURE__ */ createContext<SharedParts | undefined>(undefined);

/** The element that stands for a part in the HTML, until `insertSharedParts` replaces it. */
const tag = 'shared-part';

/**
 * A component of the layout that is rendered once for all pages that have the same `SharedParts`, and then copied
 * (`insertSharedParts`). It must be the same on all of them, and in the same place of the tree, on which React's ids depend.
 */
export const renderOnce =
  <Props extends object>(name: string, Part: ComponentType<Props>) =>
  (props: Props): ReactNode => {
    const parts = useContext(SharedPartsContext);
    const fit = useContext(CopyfitContext);
    if (!parts) return <Part {...props} />;
    const known = parts.get(name);
    if (known?.html) {
      // The page's data contains the sizes (fits) of all its headlines, so those of a copied part are added, too.
      known.headlines.forEach(fit);
      return createElement(tag, { id: name });
    }
    const headlines: CopyfitRequest[] = [];
    parts.set(name, { html: '', headlines });
    const recordAndFit: typeof fit = request => {
      headlines.push(request);
      return fit(request);
    };
    return (
      <CopyfitContext value={recordAndFit}>
        {createElement(tag, { id: name }, <Part {...props} />)}
      </CopyfitContext>
    );
  };

const partPattern = /<shared-part id="([^"]*)">(.*?)<\/shared-part>/gs;

/** Returns the HTML of a page with its shared parts. Parts that this page rendered are stored in `parts` for the next page. */
export const insertSharedParts = (html: string, parts: SharedParts): string =>
  html.replaceAll(partPattern, (_, name: string, rendered: string) => {
    const part = parts.get(name)!;
    if (rendered) part.html = rendered;
    return part.html;
  });
