export type { DeadLetter } from './DeadMail.tsx';
export type { Entry, EntryRef, Fact, SaveOutcome } from './entry.machine.ts';
export {
  type Filter,
  type InboxLine,
  type InboxPage,
  type Kind,
  kinds,
  type Status,
  statuses,
  type Tally,
  type Work,
} from './inbox.machine.ts';
export { type StudioCalls, type StudioCopy, StudioInbox, type StudioInboxProps } from './StudioInbox.tsx';
