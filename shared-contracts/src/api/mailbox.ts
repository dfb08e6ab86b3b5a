import type { AnsweredOpening } from './openings.ts';
import type { Assignee, MessageEvent, MessageNote, MessageStage } from './message-workflow.ts';
import type { ReplyRecord } from './replies.ts';

/** Inboxes of the panel; also the last path segment of their endpoints (product §7). */
export const mailboxKinds = ['contact', 'human-resources'] as const;
/** Inbox of the panel. */
export type MailboxKind = (typeof mailboxKinds)[number];

/** Folders of an inbox. Messages move from `mail` to `trash` and can only be deleted from `trash` (product §4). */
export const mailboxSections = ['mail', 'trash'] as const;
/** Folder of an inbox. */
export type MailboxSection = (typeof mailboxSections)[number];

/** Reasons of a spam suspicion, shown to staff as the reason of the quarantine. */
export const spamReasons = [
  'honeypot',
  'too-fast',
  'links',
  'words',
  'repeated',
  'foreign-script',
  'blocked-sender',
  'by-hand',
] as const;
/** Reason of a spam suspicion. */
export type SpamReason = (typeof spamReasons)[number];

/** Row of `GET /api/admin/{contact|human-resources}?page&section&search`, newest first. */
export interface MessageRow {
  id: number;
  /** Reference number that the visitor received. */
  reference: string;
  section: MailboxSection;
  /** 1 after a staff member has opened the message (product §3). */
  check: 0 | 1;
  name: string;
  email: string;
  /** Subject of a contact message, or position of a job application. */
  subject: string;
  /** Beginning of the message text. */
  excerpt: string;
  has_cv: boolean;
  stage: MessageStage;
  assignee: Assignee | null;
  /** The job opening that the application answers; null for all other messages. */
  opening: AnsweredOpening | null;
  /** Ids of the labels of the message. */
  labels: number[];
  /** Reasons of the quarantine; empty when the message is not in quarantine. */
  quarantine: SpamReason[];
  created_at: string;
}

/** `data` of `GET /api/admin/{contact|human-resources}/{id}`. */
export interface MessageRecord extends Omit<MessageRow, 'excerpt' | 'has_cv'> {
  phone: string;
  /** Address that dials `phone` (RFC 3966); absent without a phone number. */
  tel?: string;
  message: string;
  lang: string;
  /** Revision id of the data protection notice that was shown; its text is immutable. Null when no notice was shown. */
  notice_revision: number | null;
  cv: { name: string; bytes: number; type: 'pdf' | 'docx' } | null;
  /** ISO date after which the message is destroyed; null for no limit. */
  retain_until: string | null;
  /** Time when the applicant agreed to stay in the applicant pool (ISO); null without consent. */
  pool_consent_at: string | null;
  notes: MessageNote[];
  /** History of the message, newest first. */
  events: MessageEvent[];
  /** Replies to the message, newest first. */
  replies: ReplyRecord[];
  /** Other messages from the same e-mail address in this inbox, newest first. */
  related: RelatedMessage[];
}

/** Other message from the same e-mail address. */
export interface RelatedMessage extends Pick<MessageRow, 'id' | 'reference' | 'section' | 'subject' | 'created_at'> {}

/** Query parameters that filter the list. `from` and `to` are dates in Istanbul time, both inclusive. */
export type MailboxFilter = 'check' | 'stage' | 'label' | 'assignee' | 'opening' | 'from' | 'to';

/** Special values of the `assignee` filter besides a user id: the signed-in user, and not assigned. */
export const assigneeFilters = ['me', 'none'] as const;

/** `data` of `GET /api/admin/{contact|human-resources}/not-check-count`: the number of unread messages. */
export interface NotCheckCount {
  count: number;
}

/** `data` of `PUT /api/admin/{contact|human-resources}/check` when one message is named. */
export interface CheckedMessage {
  id: number;
  check: 0 | 1;
}
