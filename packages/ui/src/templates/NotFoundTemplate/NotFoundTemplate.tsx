import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NotFound, type NotFoundProps } from '../../patterns/NotFound/index.ts';

export type NotFoundData = Omit<NotFoundProps, 'path'>;

export interface NotFoundTemplateProps {
  data: NotFoundData;
}

const never = () => () => {};
const pathname = () => window.location.pathname;
const unknown = () => undefined;

/**
 * The address that was asked for, once the page listens: one prerendered page answers for all of them. It is logged,
 * once, as the specification asks; what has logged it before (the site's bootstrap) says so by `data-missing` on `<html>`.
 */
function useMissingPath(): string | undefined {
  const path = useSyncExternalStore(never, pathname, unknown);
  const logged = useRef<string>(undefined);
  useEffect(() => {
    // Strict mode runs effects twice, and a log that counts double misleads whoever reads it.
    if (path === undefined || logged.current === path) return;
    logged.current = path;
    const { dataset } = document.documentElement;
    const told = dataset.missing === path;
    // Whoever comes back to it later asks anew.
    delete dataset.missing;
    if (told) return;
    // oxlint-disable-next-line no-console -- The specification asks for the missing path there.
    console.error(`Page not found: ${path}`);
  }, [path]);
  return path;
}

/** 404. */
export function NotFoundTemplate({ data }: NotFoundTemplateProps) {
  return <NotFound {...data} path={useMissingPath()} />;
}
