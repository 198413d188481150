/** The deployment check of Resend, which sends the mail of the functions: whether our domain may send mail there. */
import { resolveTxt } from 'node:dns/promises';
import { type Check, fetchWithTimeout, type Finding, problem, unchecked } from './check.ts';

/** The domain of a sender, `Name <somebody@domain>`. */
const domainOf = (sender: string) => /@([^>]+)>$/.exec(sender)?.[1]?.toLowerCase();

export const senderCheck: Check = {
  title: 'Sender domain at Resend',
  needs: ['RESEND_API_KEY', 'MAIL_FROM'],
  async run({ env }) {
    const response = await fetchWithTimeout(`${env.RESEND_API_URL || 'https://api.resend.com'}/domains`, {
      headers: { authorization: `Bearer ${env.RESEND_API_KEY}` },
    });
    const body = (await response.json()) as { name?: string; data?: { name: string; status: string }[] };
    const domain = domainOf(env.MAIL_FROM!) ?? '';
    // A key that may only send mail, as the functions should have, cannot read domains. The check then looks into DNS.
    if (body.name === 'restricted_api_key') return checkDns(domain);
    if (!response.ok) {
      return [
        problem(`Resend answers ${response.status} to RESEND_API_KEY.`, 'Make a key at resend.com/api-keys.'),
      ];
    }
    const known = body.data?.find(({ name }) => name.toLowerCase() === domain);
    if (!known) return [problem(`Resend does not know ${domain}.`, 'Add it at resend.com/domains.')];
    if (known.status === 'verified') return [];
    return [problem(`${domain} is not verified: ${known.status}.`, verifyRemedy)];
  },
};

const verifyRemedy = 'Enter the DNS records that resend.com/domains shows, and verify there.';

/** Checks that the domain publishes the key with which Resend signs mail. */
async function checkDns(domain: string): Promise<Finding[]> {
  const name = `resend._domainkey.${domain}`;
  try {
    const records = await resolveTxt(name);
    return records.some(parts => /\bp=\S/.test(parts.join('')))
      ? []
      : [problem(`${name} holds no key.`, verifyRemedy)];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') {
      return [problem(`${domain} is not set up for Resend: there is no ${name}.`, verifyRemedy)];
    }
    return [unchecked(`${name} could not be looked up: ${code}.`, 'Look at resend.com/domains yourself.')];
  }
}
