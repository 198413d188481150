// Tests of security.txt, which says how to report a vulnerability.
import { expect, test } from 'vitest';
import { securityText } from './securityText.ts';

test('security.txt has the contact, and expires a year after the build', () => {
  const text = securityText('https://paper.example', 'desk@paper.example', new Date('2026-11-22T13:14:15Z'));
  expect(text).toContain('Contact: mailto:desk@paper.example\n');
  expect(text).toContain('Expires: 2027-11-22T00:00:00.000Z\n');
  expect(text).toContain('Canonical: https://paper.example/.well-known/security.txt\n');
});
