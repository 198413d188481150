import { resolveTxt } from 'node:dns/promises';
import { ask, type Check, type Finding, missing, unchecked } from './check.ts';

/** The domain of a sender, `Name <somebody@domain>`. */
const domainOf = (sender: string) => /@([^>]+)>$/.exec(sender)?.[1]?.toLowerCase();

export const senderCheck: Check = {
  title: 'Sender domain at Resend',
  needs: ['RESEND_API_KEY', 'MAIL_FROM'],
  async examine({ env }) {
    const response = await ask(`${env.RESEND_API_URL || 'https://api.resend.com'}/domains`, {
      headers: { authorization: `Bearer ${env.RESEND_API_KEY}` },
    });
    const answer = (await response.json()) as { name?: string; data?: { name: string; status: string }[] };
    const domain = domainOf(env.MAIL_FROM!) ?? '';
    // The key that the functions should have may send, and nothing else: the domain itself is asked.
    if (answer.name === 'restricted_api_key') return signedFor(domain);
    if (!response.ok) {
      return [
        missing(`Resend answers ${response.status} to RESEND_API_KEY.`, 'Make a key at resend.com/api-keys.'),
      ];
    }
    const known = answer.data?.find(({ name }) => name.toLowerCase() === domain);
    if (!known) return [missing(`Resend does not know ${domain}.`, 'Add it at resend.com/domains.')];
    if (known.status === 'verified') return [];
    return [missing(`${domain} is not verified: ${known.status}.`, verify)];
  },
};

const verify = 'Enter the DNS records that resend.com/domains shows, and verify there.';

/** Whether the domain publishes the key that Resend signs its mail with. */
async function signedFor(domain: string): Promise<Finding[]> {
  const name = `resend._domainkey.${domain}`;
  try {
    const records = await resolveTxt(name);
    return records.some(parts => /\bp=\S/.test(parts.join('')))
      ? []
      : [missing(`${name} holds no key.`, verify)];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') {
      return [missing(`${domain} is not set up for Resend: there is no ${name}.`, verify)];
    }
    return [unchecked(`${name} could not be looked up: ${code}.`, 'Look at resend.com/domains yourself.')];
  }
}
