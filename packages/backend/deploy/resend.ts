import { type Check, missing, unchecked } from './check.ts';

/** The domain of a sender, `Name <somebody@domain>`. */
const domainOf = (sender: string) => /@([^>]+)>$/.exec(sender)?.[1]?.toLowerCase();

export const senderCheck: Check = {
  title: 'Sender domain at Resend',
  needs: ['RESEND_API_KEY', 'MAIL_FROM'],
  async examine({ env }) {
    const response = await fetch(`${env.RESEND_API_URL || 'https://api.resend.com'}/domains`, {
      headers: { authorization: `Bearer ${env.RESEND_API_KEY}` },
    });
    const answer = (await response.json()) as { name?: string; data?: { name: string; status: string }[] };
    // The key that the functions should have may send, and nothing else.
    if (answer.name === 'restricted_api_key') {
      return [
        unchecked('RESEND_API_KEY may only send, as it should.', 'Look at resend.com/domains yourself.'),
      ];
    }
    if (!response.ok) {
      return [
        missing(`Resend answers ${response.status} to RESEND_API_KEY.`, 'Make a key at resend.com/api-keys.'),
      ];
    }
    const domain = domainOf(env.MAIL_FROM!);
    const known = answer.data?.find(({ name }) => name.toLowerCase() === domain);
    if (!known) return [missing(`Resend does not know ${domain}.`, 'Add it at resend.com/domains.')];
    if (known.status === 'verified') return [];
    const todo = 'Enter the DNS records that resend.com/domains shows, and verify there.';
    return [missing(`${domain} is not verified: ${known.status}.`, todo)];
  },
};
