import { auth } from '@fit-to-print/content/auth';
import { brand } from '@fit-to-print/content/brand';
import { messages, validation } from '@fit-to-print/content/messages';
import type { AuthDialogCopy, AuthTabsCopy } from '@fit-to-print/ui/flows/Auth';

const { google, or, fields, signIn, signUp, recover, resend, renew, sent, consent, forgot, unconfirmed } =
  auth;
const { summary, email, emailFormat, password, passwordLength } = validation;

const shared = {
  google,
  or,
  fields,
  signIn,
  signUp,
  recover,
  resend,
  renew,
  sent,
  consent,
  forgot,
  unconfirmed,
  corrections: { summary, email, emailFormat, password, passwordLength },
};
/** The same wherever the form stands. */
const next = { recover: recover.next, resend: resend.next, renew: renew.next };
const renewed = { tone: 'success', title: messages.dialogSignedIn.title, description: renew.done } as const;
const failed = { recover: messages.dialogError, resend: messages.dialogError, renew: messages.dialogError };
const pass = { ...auth.pass, brand: brand.name };

/** The dialog's words. Server-only, like all that reads the content. */
export const dialogCopy: AuthDialogCopy = {
  ...shared,
  pass,
  nextInDialog: { ...next, signIn: signIn.nextInDialog, signUp: signUp.nextInDialog },
  messages: {
    signedIn: messages.dialogSignedIn,
    signedUp: messages.dialogSignedUp,
    renewed,
    failed: { ...failed, signIn: messages.dialogError, signUp: messages.dialogError },
  },
};

/** The words of the page at /auth. */
export const tabsCopy: AuthTabsCopy = {
  ...shared,
  pass,
  expired: auth.expired,
  tabs: { ...auth.tabs, label: auth.account },
  nextOnPage: { ...next, signIn: signIn.nextOnPage, signUp: signUp.nextOnPage },
  messages: {
    signedUp: messages.signedUp,
    renewed,
    failed: { ...failed, signIn: messages.signInFailed, signUp: messages.signUpFailed },
  },
};
