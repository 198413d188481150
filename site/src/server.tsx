import { type CopyfitRequest, copyfitKey, type Fit } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import '@fit-to-print/ui/theme/global.css';
import { App } from './App.tsx';
import { frame } from './frame.ts';
import type { Page } from './page.ts';
import { pages } from './pages.ts';
import type { LoadedPage, PageRecord } from './record.ts';
import { structuredData } from './structuredData.ts';
import { templates } from './templates.ts';

export { dataPath, documentFile, redirects, socialImage } from './paths.ts';
export { frame, pages };

/** A page as it leaves the press. */
export interface Printed {
  /** What React hoists into the head. */
  head: string;
  body: string;
  /** What machines are told of it, as JSON-LD. Not React's: a script that it renders in the browser breaks Trusted Types. */
  structuredData: ReturnType<typeof structuredData>;
  record: PageRecord;
}

/** Fits the headlines of a page; see `PageFitter` of `site/build/copyfit.ts`. */
export interface Fitter {
  fit(request: CopyfitRequest): Fit;
  settled(): boolean;
}

// React writes what it hoists before everything else.
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders one page to HTML that is complete without script. */
export async function print(page: Page, fitter: Fitter): Promise<Printed> {
  const { path, template, head, data } = page;
  const { default: Template } = await templates[template]();
  const fits: Record<string, Fit> = {};
  const record: PageRecord = { path, template, head, data, fits, frame };
  const loaded: LoadedPage = {
    ...record,
    Template: Template as LoadedPage['Template'],
    fit: request => (fits[copyfitKey(request)] = fitter.fit(request)),
  };
  const render = async () => {
    const { prelude } = await prerender(
      <StaticRouter location={path}>
        <App source={() => loaded} />
      </StaticRouter>,
      // Never outline a boundary: that would take an inline script.
      {
        progressiveChunkSize: Infinity,
        // The promise rejects: the build says it once, and stops.
        onError: () => {},
      },
    );
    return new Response(prelude).text();
  };
  let html = await render();
  // Headlines that share one size: the first rendering has found them all.
  if (!fitter.settled()) html = await render();
  const split = hoisted.exec(html)![0].length;
  return {
    head: html.slice(0, split),
    body: html.slice(split),
    structuredData: structuredData(page),
    record,
  };
}
