// A check of the headlines that a page shows only after React has started: the build has to fit exactly these.
import { CopyfitContext, copyfitKey, type CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import type { StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

/** A play function that mounts a page and checks that it asks for the fits of `laterHeadlines`. Otherwise the browser would compute them. */
export const checkLaterHeadlines =
  (page: ReactElement, laterHeadlines: readonly CopyfitRequest[] = []) =>
  async ({ mount }: StoryContext) => {
    const requested = new Set<string>();
    const record = (request: CopyfitRequest) => {
      requested.add(copyfitKey(request));
      return undefined;
    };
    await mount(<CopyfitContext value={record}>{page}</CopyfitContext>);
    await expect(laterHeadlines).not.toEqual([]);
    for (const headline of laterHeadlines) await expect([...requested]).toContain(copyfitKey(headline));
  };
