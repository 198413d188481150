// Documentation of `SecondFactor` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'Asks staff for the code of an authenticator app, and sets one up if there is none.',
  status: 'stable',
  since: 'next',
  aliases: ['2FA', 'MFA', 'TOTP', 'OTP', 'authenticator', 'verification code', 'QR code'],
  use: [
    { text: 'The first time: a picture to scan, or a key to type.', story: 'Enroll' },
    { text: 'Every other time: the code.', story: 'EnterCode' },
  ],
  avoid: [
    {
      text: 'The message “wrong code” if the check itself failed: staff would type right codes again and again. Say that the check failed.',
      instead: 'Admin/Flows/SecondFactor/CheckFails',
    },
    { text: 'For visitors: they sign in with a password or Google.', instead: 'Flows/AuthTabs/SignIn' },
  ],
  anatomy: [
    ['Title and text', 'What to do.'],
    ['QR code and key', 'Only the first time.'],
    ['Code', 'Six digits.'],
    ['Button', 'Continue.'],
  ],
  keyboard: [
    ['Tab', 'Code, then the button.'],
    ['Enter', 'Checks the code.'],
  ],
  screenReader: ['“Code, 6 digits, edit text”. A wrong code: the error at the field.'],
  related: {
    'Flows/AuthTabs': 'signing in, the step before.',
  },
} satisfies ComponentDocs;
