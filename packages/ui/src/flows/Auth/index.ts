// `Auth`: the sign-in forms, in a dialog and as a part of a page.
// A flow is a form or a dialog with a state machine.
export type { AuthOutcome, Credentials } from './auth.machine.ts';
export { AuthDialog, type AuthDialogCopy, type AuthDialogProps } from './AuthDialog.tsx';
export { AuthTabs, type AuthTabsCopy, type AuthTabsProps } from './AuthTabs.tsx';
export type { AuthCalls } from './useAuth.ts';
