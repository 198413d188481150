// `Inbox`: the staff's list of received messages, applications and sales.
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
export type {
  Detail,
  FollowUpDraft,
  OtherEntry,
  SaveResult,
  Submission,
  SubmissionKey,
} from './submission.machine.ts';
