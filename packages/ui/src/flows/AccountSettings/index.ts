// `AccountSettings`: everything a user can do with the account: see the subscription, end sessions in other browsers, download the data,
// delete the account.
// A flow is a form or a dialog with a state machine.
export type { AccountOutcome } from './account.machine.ts';
export type { AccountSession } from './sessions.machine.ts';
export {
  AccountSettings,
  type AccountSettingsCopy,
  type AccountSettingsProps,
  type SentApplication,
} from './AccountSettings.tsx';
export { PurchaseNotice, type PurchaseNoticeCopy, type PurchaseNoticeProps } from './PurchaseNotice.tsx';
