import { auth } from '@fit-to-print/content/auth';
import { brand } from '@fit-to-print/content/brand';
import { messages, validation } from '@fit-to-print/content/messages';
import type { AuthDialogCopy, AuthTabsCopy } from '@fit-to-print/ui/flows/Auth';

const { google, or, fields, signIn, signUp, sent } = auth;
const { summary, email, emailFormat, password, passwordLength } = validation;

const shared = {
  google,
  or,
  fields,
  signIn,
  signUp,
  sent,
  corrections: { summary, email, emailFormat, password, passwordLength },
};
const pass = { ...auth.pass, brand: brand.name };

/** The dialog's words. Server-only, like all that reads the content. */
export const dialogCopy: AuthDialogCopy = {
  ...shared,
  pass,
  nextInDialog: { signIn: signIn.nextInDialog, signUp: signUp.nextInDialog },
  messages: {
    signedIn: messages.dialogSignedIn,
    signedUp: messages.dialogSignedUp,
    failed: { signIn: messages.dialogError, signUp: messages.dialogError },
  },
};

/** The words of the page at /auth. */
export const tabsCopy: AuthTabsCopy = {
  ...shared,
  pass,
  tabs: { ...auth.tabs, label: auth.account },
  nextOnPage: { signIn: signIn.nextOnPage, signUp: signUp.nextOnPage },
  messages: {
    signedUp: messages.signedUp,
    failed: { signIn: messages.signInFailed, signUp: messages.signUpFailed },
  },
};
