// The texts of the sign-in forms, as the props of their components.
import { auth } from '../auth.ts';
import { brand } from '../brand.ts';
import { messages, validation } from '../messages.ts';
import type { AuthDialogCopy, AuthTabsCopy } from '@fit-to-print/ui/flows/Auth';

const { google, or, fields, signIn, signUp, requestReset, resendConfirmation, setPassword } = auth;
const { summary, email, emailFormat, password, passwordLength, passwordWords } = validation;
/** Words that an attacker would try first in passwords of this site. They do not count towards a password's length. */
const guessableWords = [brand.name, brand.product, brand.address.city].flatMap(text => text.split(/\W+/));

/** The texts that the sign-in dialog and the page at /auth share. */
const sharedCopy = {
  google,
  or,
  fields,
  signIn,
  signUp,
  requestReset,
  resendConfirmation,
  setPassword,
  sent: auth.sent,
  consent: auth.consent,
  forgot: auth.forgot,
  unconfirmed: auth.unconfirmed,
  validation: { summary, email, emailFormat, password, passwordLength, passwordWords, guessableWords },
  panel: { ...auth.panel, brand: brand.name },
};
/** The texts about the next step that are the same in the dialog and on the page. */
const nextSteps = {
  requestReset: requestReset.next,
  resendConfirmation: resendConfirmation.next,
  setPassword: setPassword.next,
};
const passwordSet = {
  tone: 'success',
  title: messages.dialogSignedIn.title,
  description: setPassword.done,
} as const;
const failureMessages = {
  requestReset: messages.dialogError,
  resendConfirmation: messages.dialogError,
  setPassword: messages.dialogError,
};

/** The dialog's texts. */
export const authDialogCopy: AuthDialogCopy = {
  ...sharedCopy,
  nextStepTexts: { ...nextSteps, signIn: signIn.nextStepInDialog, signUp: signUp.nextStepInDialog },
  messages: {
    signedIn: messages.dialogSignedIn,
    signedUp: messages.dialogSignedUp,
    passwordSet,
    failed: { ...failureMessages, signIn: messages.dialogError, signUp: messages.dialogError },
  },
};

/** The texts of the page at /auth. */
export const authTabsCopy: AuthTabsCopy = {
  ...sharedCopy,
  expired: auth.expired,
  firstPassword: auth.firstPassword,
  tabs: { ...auth.tabs, label: auth.account },
  nextStepTexts: { ...nextSteps, signIn: signIn.nextOnPage, signUp: signUp.nextOnPage },
  messages: {
    signedUp: messages.signedUp,
    passwordSet,
    failed: { ...failureMessages, signIn: messages.signInFailed, signUp: messages.signUpFailed },
  },
};
