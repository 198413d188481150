/** Tests which addresses `hostedPage` returns to the site, which sends the visitor there to pay: only those of Stripe's own pages. */
import { afterEach, expect, test, vi } from 'vitest';
import { hostedPage } from '../supabase/functions/_shared/stripe.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Sets the variables of Stripe, with this URL of its API. */
function stubStripe(apiUrl: string): void {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1234567890');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1234567890');
  vi.stubEnv('STRIPE_API_URL', apiUrl);
}

test.each(['https://checkout.stripe.com/c/pay/cs_1', 'https://billing.stripe.com/p/session/bps_1'])(
  'hostedPage returns %s',
  url => {
    stubStripe('');
    expect(hostedPage(url)).toEqual({ body: { url } });
  },
);

test.each([
  'https://checkout.stripe.com.test.example/c/pay',
  'http://checkout.stripe.com/c/pay',
  'http://localhost:54330/c/pay',
])('hostedPage refuses %s, which is no page of Stripe', url => {
  stubStripe('');
  expect(() => hostedPage(url)).toThrow(/Stripe's page is at .* add it to hostedPageOrigins/);
});

test('hostedPage returns only pages of the API at STRIPE_API_URL when it is set', () => {
  stubStripe('http://localhost:54330');
  expect(hostedPage('http://localhost:54330/c/pay').body.url).toBe('http://localhost:54330/c/pay');
  expect(() => hostedPage('https://checkout.stripe.com/c/pay')).toThrow('https://checkout.stripe.com');
});
