import { copyfitKey, type CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { mapFile, StreetMap, type StreetPlan } from '@fit-to-print/ui/patterns/StreetMap';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import '@fit-to-print/ui/theme/global.css';
import { pageAt } from '../pages/pageDeclarations.ts';
import type { PageFitter } from '../../build/copyfit.ts';
import { App } from '../shell/App.tsx';
import { loadTemplate } from '../shell/loadPage.ts';
import type { LoadedPage, PageData } from '../shell/pageData.ts';

/** A page before its headlines are fitted. */
export interface PageInput extends Omit<PageData, 'fits'> {
  /** Headlines that the page shows only after its hydration. */
  laterHeadlines?: readonly CopyfitRequest[] | undefined;
}

export interface RenderedPage {
  /** What React hoists into the head. */
  head: string;
  body: string;
  pageData: PageData;
  hydratesAtOnce: boolean;
}

/** A map of the list of cities, as the text of an SVG file. */
export const renderMap = (plan: StreetPlan): string =>
  mapFile(renderToStaticMarkup(<StreetMap plan={plan} frame="index" />));

// React writes what it hoists before everything else.
const hoistedTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders one page to HTML that is complete without script. Imports no content: the build's worker threads run it. */
export async function renderPage(
  { laterHeadlines = [], ...input }: PageInput,
  fitter: PageFitter,
): Promise<RenderedPage> {
  const definition = pageAt(input.path);
  const pageData: PageData = { ...input, fits: {} };
  const page: LoadedPage = {
    ...pageData,
    definition,
    Template: await loadTemplate(definition),
    fit: request => (pageData.fits[copyfitKey(request)] = fitter.fit(request)),
  };
  laterHeadlines.forEach(page.fit);
  // Nothing suspends: all data is at hand. `prerender` writes the same bytes, but its streams take a quarter longer.
  const render = () =>
    renderToString(
      <StaticRouter location={input.path}>
        <App source={() => page} />
      </StaticRouter>,
    );
  let html = render();
  // Headlines that share one size: only now are all of them known.
  if (fitter.shouldRenderAgain()) html = render();
  const headLength = hoistedTags.exec(html)![0].length;
  return {
    head: html.slice(0, headLength),
    body: html.slice(headLength),
    pageData,
    hydratesAtOnce: definition.hydratesAtOnce,
  };
}
