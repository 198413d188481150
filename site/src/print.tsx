import { type CopyfitRequest, copyfitKey, type Fit } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import '@fit-to-print/ui/theme/global.css';
import { App } from './App.tsx';
import type { LoadedPage, PageRecord } from './record.ts';
import { templates } from './templates.ts';

/** What there is of a page before its headlines are fitted. */
export type Manuscript = Omit<PageRecord, 'fits'>;

/** A page as it leaves the press. */
export interface Printed {
  /** What React hoists into the head. */
  head: string;
  body: string;
  record: PageRecord;
}

/** Fits the headlines of a page; see `PageFitter` of `site/build/copyfit.ts`. */
export interface Fitter {
  fit(request: CopyfitRequest): Fit;
  hasGrown(): boolean;
}

// React writes what it hoists before everything else.
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders one page to HTML that is complete without script. It imports none of the content: threads of the build run it. */
export async function print(manuscript: Manuscript, fitter: Fitter): Promise<Printed> {
  const { default: Template } = await templates[manuscript.template]();
  const record: PageRecord = { ...manuscript, fits: {} };
  const loaded: LoadedPage = {
    ...record,
    Template: Template as LoadedPage['Template'],
    fit: request => (record.fits[copyfitKey(request)] = fitter.fit(request)),
  };
  // Nothing is waited for: all that a page shows is at hand. `prerender` writes the same bytes, and takes a quarter more time for its streams.
  const render = () =>
    renderToString(
      <StaticRouter location={record.path}>
        <App source={() => loaded} />
      </StaticRouter>,
    );
  let html = render();
  // Headlines that share one size: the first rendering has found them all.
  if (fitter.hasGrown()) html = render();
  const split = hoisted.exec(html)![0].length;
  return { head: html.slice(0, split), body: html.slice(split), record };
}
