// The messages that the site shows as toasts.
import type { Message } from './types.ts';

/**
 * The error catalogue (specification, section 8), word for word, with its straight quotes and three dots. Two of its lines have no
 * message here, because those failures are only logged: a subscription check, and a listing of the storage.
 */
export const messages = {
  dialogError: {
    id: 'dialog-error',
    tone: 'destructive',
    title: 'Error',
    description: 'Please try again later.',
  },
  dialogSignedIn: {
    id: 'dialog-signed-in',
    tone: 'success',
    title: 'Success!',
    description: 'You have been signed in successfully.',
  },
  dialogSignedUp: {
    id: 'dialog-signed-up',
    tone: 'success',
    title: 'Success!',
    description: 'Check your email to confirm your account.',
  },
  contactFailed: {
    id: 'contact-failed',
    tone: 'destructive',
    title: 'Error sending message',
    description: 'Something went wrong. Please try again or email us directly.',
  },
  contactSent: {
    id: 'contact-sent',
    tone: 'success',
    title: 'Message sent successfully!',
    description: "Thank you for reaching out. We'll get back to you as soon as possible.",
  },
  signInFailed: {
    id: 'sign-in-failed',
    tone: 'destructive',
    title: 'Sign in failed',
    description: 'Please try again later.',
  },
  signUpFailed: {
    id: 'sign-up-failed',
    tone: 'destructive',
    title: 'Sign up failed',
    description: 'Please try again later.',
  },
  signedUp: {
    id: 'signed-up',
    tone: 'success',
    title: 'Success!',
    description: 'Please check your email to confirm your account.',
  },
  applicationFailed: {
    id: 'application-failed',
    tone: 'destructive',
    title: 'Submission failed',
    description: 'Please try again later.',
  },
  applicationSubmitted: {
    id: 'application-submitted',
    tone: 'success',
    title: 'Application submitted successfully!',
    description: "We'll review your application and get back to you soon.",
  },
  profileIncomplete: {
    id: 'profile-incomplete',
    tone: 'destructive',
    title: 'Please fill in all required fields',
    description: null,
  },
  businessIncomplete: {
    id: 'business-incomplete',
    tone: 'destructive',
    title: 'Please fill in all sections',
    description: null,
  },
  portalFailed: {
    id: 'portal-failed',
    tone: 'destructive',
    title: 'Error',
    description: 'Failed to open subscription management. Please try again.',
  },
  checkoutFailed: {
    id: 'checkout-failed',
    tone: 'destructive',
    title: 'Error',
    description: 'Failed to create checkout session. Please try again.',
  },
  notFound: { id: 'not-found', tone: 'destructive', title: 'Oops! Page not found', description: null },
} as const satisfies Record<string, Message>;

/** Labels of every toast. */
export const toastCopy = {
  success: 'Note',
  destructive: 'Problem',
  dismiss: 'Dismiss',
  reference: 'Reference',
} as const;

/** Validation messages at fields: they say what to do. */
export const validation = {
  summary: 'Before you can send this, please correct:',
  email: 'Enter your email address.',
  emailFormat: 'Enter an email address in this form: name@example.com.',
  password: 'Enter your password.',
  passwordLength: 'Use at least 6 characters.',
  passwordWords: 'Use at least 6 characters besides our name, our city and your email address.',
  choice: 'Choose one.',
} as const;
