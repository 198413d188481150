import { advice, type Check, fetchWithTimeout } from '@fit-to-print/backend/deploy/check';

/** Checks that the browsers' preload lists contain the domain, so that the first visit is by HTTPS, too. The header `Strict-Transport-Security` alone protects only later visits. */
export const preloadCheck: Check = {
  title: 'Preload lists for HTTPS',
  needs: ['SITE_URL'],
  async run({ env }) {
    const { protocol, hostname } = new URL(env.SITE_URL!);
    if (protocol !== 'https:') return [];
    const status = await readStatus(hostname);
    if (status === 'preloaded' || status === 'pending') return [];
    const message =
      status === undefined
        ? 'hstspreload.org does not say whether browsers use HTTPS for the first visit.'
        : `The browsers' preload lists do not contain ${hostname}: a first visit can begin without HTTPS.`;
    return [
      advice(
        message,
        'Be sure that every subdomain has HTTPS, because the entry is permanent; then enter the domain at https://hstspreload.org.',
      ),
    ];
  },
};

/** The status in the preload lists: `preloaded`, `pending`, `unknown` and others. Undefined if the service does not answer. */
async function readStatus(hostname: string): Promise<string | undefined> {
  try {
    const response = await fetchWithTimeout(`https://hstspreload.org/api/v2/status?domain=${hostname}`);
    const { status } = (await response.json()) as { status?: string };
    return status;
  } catch {
    return undefined;
  }
}
