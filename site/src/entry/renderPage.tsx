// Renders a page to HTML, for the build.
import { copyfitKey, type CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { panelHeadline } from '@fit-to-print/ui/flows/Auth/panelHeadline';
import {
  cityView,
  mapFile,
  StreetMap,
  type StreetPlan,
  type ViewPoint,
} from '@fit-to-print/ui/patterns/StreetMap';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import '@fit-to-print/ui/theme/global.css';
import type { PageDefinition } from '../pages/definePage.ts';
import { pageAt } from '../pages/pageDeclarations.ts';
import type { PageFitter } from '../../build/copyfit.ts';
import { App } from '../shell/App.tsx';
import { loadTemplate } from '../shell/loadPage.ts';
import type { LoadedPage, PageData } from '../shell/pageData.ts';
import { insertSharedParts, type SharedParts, SharedPartsContext } from '../shell/sharedParts.tsx';

/**
 * A page before its headlines are fitted: the build computes for each line the size at which it fills its column (`site/build/copyfit.ts`).
 */
export interface PageInput extends Omit<PageData, 'fits'> {
  /** Headlines that the page shows only after its hydration. */
  laterHeadlines?: readonly CopyfitRequest[] | undefined;
}

/** A prerendered page: the parts of its document, and the data from which the app renders it again. */
export interface RenderedPage {
  /** The HTML of the tags that React moves into the document's `<head>`. */
  head: string;
  body: string;
  pageData: PageData;
  hydratesOnLoad: boolean;
}

/** A map of the list of cities, as the text of an SVG file. The frame `index` is as wide as a column of text, and has no labels. */
export const renderMap = (plan: StreetPlan): string =>
  mapFile(renderToStaticMarkup(<StreetMap plan={plan} frame="index" />));

/** The view at the end of a city's pages, as the text of an SVG file. */
export const renderView = (plan: StreetPlan, from: ViewPoint): string => cityView(plan, from);

// React writes the tags that belong into the document's `<head>` before all other HTML.
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** The parts that the pages of a template have in common. */
interface Shared {
  readonly Template: Promise<LoadedPage['Template']>;
  /** Missing if every page renders its layout. */
  readonly parts?: SharedParts;
}
const sharedByDefinition = new Map<PageDefinition<never>, Shared>();

function sharedOf(definition: PageDefinition<never>): Shared {
  const shared = sharedByDefinition.get(definition) ?? {
    Template: loadTemplate(definition),
    parts: new Map(),
  };
  sharedByDefinition.set(definition, shared);
  return shared;
}

/** Renders one page to HTML that is complete without script. Imports no content: the build's worker threads run it. */
export async function renderPage(
  { laterHeadlines = [], ...input }: PageInput,
  fitter: PageFitter,
  /** True if all pages have the same layout data and the code does not change between calls: parts of the layout are then rendered once. */
  sharesLayout = false,
): Promise<RenderedPage> {
  const definition = pageAt(input.path);
  const shared: Shared = sharesLayout ? sharedOf(definition) : { Template: loadTemplate(definition) };
  const { parts } = shared;
  const pageData: PageData = { ...input, fits: {} };
  const page: LoadedPage = {
    ...pageData,
    definition,
    Template: await shared.Template,
    fit(request) {
      const key = copyfitKey(request);
      return (pageData.fits[key] = fitter.fit(request, key));
    },
  };
  // The dialog can open on every page. Without the fit, the browser would compute it right after the dialog opens, and would respond to
  // nothing until then.
  for (const headline of [panelHeadline(input.layoutData.signIn.panel.title), ...laterHeadlines])
    page.fit(headline);
  // Nothing suspends: all data is at hand. `prerender` writes the same bytes, but its streams take a quarter longer.
  const render = () => {
    const rendered = renderToString(
      <StaticRouter location={input.path}>
        <SharedPartsContext value={parts}>
          <App source={() => page} />
        </SharedPartsContext>
      </StaticRouter>,
    );
    return parts ? insertSharedParts(rendered, parts) : rendered;
  };
  let html = render();
  // Some headlines of a page have one common size, which is known only after all of them were rendered once.
  if (fitter.shouldRenderAgain()) html = render();
  const headLength = headTags.exec(html)![0].length;
  return {
    head: html.slice(0, headLength),
    body: html.slice(headLength),
    pageData,
    hydratesOnLoad: definition.hydratesOnLoad,
  };
}
