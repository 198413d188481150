// `Inbox`: the staff's list of received messages, applications and sales. An `InboxItem` is a row of the list, and a `Entry` is
// the open message, application or sale (its `Kind`). Its `FollowUp` is what the staff notes about it, and a `FollowUpDraft` one that is not
// saved yet. `FirstAnswer` says how fast the staff first answered. `InboxApi` has the requests to the server.
export type { FailedMail, InboxApi } from './api.ts';
export type { InboxCopy } from './copy.ts';
export { Inbox, type InboxProps } from './Inbox.tsx';
export {
  type Filter,
  type FirstAnswer,
  type FollowUp,
  type InboxItem,
  type InboxPage,
  type Kind,
  kinds,
  type Status,
  type StatusCounts,
  statuses,
} from './inbox.machine.ts';
export type { Detail, FollowUpDraft, OtherEntry, SaveResult, Entry, EntryKey } from './entry.machine.ts';
