// `NotFoundTemplate`: the page for paths that do not exist.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NotFound, type NotFoundProps } from '../../patterns/NotFound/index.ts';

export type NotFoundData = Omit<NotFoundProps, 'path'>;

export interface NotFoundTemplateProps {
  /** The page's content. */
  data: NotFoundData;
}

/** The path does not change while the page is shown. */
const subscribe = () => () => {};
const currentPath = () => window.location.pathname;
const noPath = () => undefined;

/**
 * The URL's path, or undefined until hydration, because one prerendered page serves every missing path. Logs the path once for each visit, as
 * the specification requires. `data-logged-missing-path` on `<html>` is the path that the site's bootstrap has already logged.
 */
function useMissingPath(): string | undefined {
  const path = useSyncExternalStore(subscribe, currentPath, noPath);
  const logged = useRef<string>(undefined);
  useEffect(() => {
    // Strict mode runs effects twice.
    if (path === undefined || logged.current === path) return;
    logged.current = path;
    const { dataset } = document.documentElement;
    const isLoggedByBootstrap = dataset.loggedMissingPath === path;
    // A later visit to the same path is logged again.
    delete dataset.loggedMissingPath;
    if (isLoggedByBootstrap) return;
    // oxlint-disable-next-line no-console -- The specification requires the missing path in the console.
    console.error(`Page not found: ${path}`);
  }, [path]);
  return path;
}

/** The page for missing paths (404). */
export function NotFoundTemplate({ data }: NotFoundTemplateProps) {
  return <NotFound {...data} path={useMissingPath()} />;
}
