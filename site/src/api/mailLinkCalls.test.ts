// Tests of the sign-up: its secret stays in the browser, and the account gets the hash of it.
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { signUp } from './mailLinkCalls.ts';

interface SignUpCall {
  options: { emailRedirectTo: string; data: { sign_up_proof: string } };
}
const authSignUp = vi.hoisted(() => vi.fn<(call: SignUpCall) => Promise<{ error: null }>>());
vi.mock('./authService.ts', () => ({
  loadAuthClient: async () => ({ auth: { signUp: authSignUp.mockResolvedValue({ error: null }) } }),
}));

afterEach(() => vi.unstubAllGlobals());

test('signUp keeps a secret of at least 128 random bits in the browser, and sends the hash of it', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
  });
  vi.stubGlobal('location', new URL('http://localhost/auth'));
  await signUp({ email: 'ada@test.example', password: 'blue-pencil' }, '/application');
  const [secret] = [...stored.values()];
  // A random UUID has 122 random bits among its 32 hexadecimal digits.
  expect(secret!.match(/[\da-f]/g)!.length).toBeGreaterThan(32);
  const secretHash = createHash('sha256').update(secret!).digest('hex');
  expect(authSignUp.mock.calls[0]![0].options).toEqual({
    emailRedirectTo: `http://localhost/application?sign-up=${secretHash}`,
    data: { sign_up_proof: secretHash },
  });
});
