let loading: Promise<unknown> | undefined;
/** True once the application responds to events. */
export let isApplicationReady = false;

/** Downloads and hydrates the application. After a failure, the next call tries again. */
export function startApplication(): Promise<unknown> {
  loading ??= (async () => {
    const { hydrate } = await import('../client.tsx');
    await hydrate();
    isApplicationReady = true;
    document.documentElement.dataset.hydrated = '';
  })();
  loading.catch(() => (loading = undefined));
  return loading;
}
