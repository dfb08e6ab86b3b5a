import type { Assignee, MessageEvent, MessageNote, MessageStage } from './message-workflow.ts';
import type { ReplyRecord } from './replies.ts';

/** The two inboxes of the panel, also the last segment of their calls (product §7). */
export const mailboxKinds = ['contact', 'human-resources'] as const;
export type MailboxKind = (typeof mailboxKinds)[number];

/** Messages move from mail to trash and are deleted from trash (product §4). */
export const mailboxSections = ['mail', 'trash'] as const;
export type MailboxSection = (typeof mailboxSections)[number];

/** What a suspicion of spam rests on; shown to staff as the reason of the quarantine. */
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
export type SpamReason = (typeof spamReasons)[number];

/** A row of GET /api/admin/{contact|human-resources}?page&section&search, newest first. */
export interface MessageRow {
  id: number;
  /** Number that the visitor was given and may quote. */
  reference: string;
  section: MailboxSection;
  /** 1 once somebody has opened it (product §3). */
  check: 0 | 1;
  name: string;
  email: string;
  /** Subject of a contact message, position of an application. */
  subject: string;
  /** First words. */
  excerpt: string;
  has_cv: boolean;
  stage: MessageStage;
  assignee: Assignee | null;
  /** Ids of its labels. */
  labels: number[];
  /** Empty: not quarantined. */
  quarantine: SpamReason[];
  created_at: string;
}

/** GET /api/admin/{contact|human-resources}/{id}. */
export interface MessageRecord extends Omit<MessageRow, 'excerpt' | 'has_cv'> {
  phone: string;
  message: string;
  lang: string;
  /** Revision of the notice that was shown; its text never changes. */
  notice_revision: number | null;
  cv: { name: string; bytes: number; type: 'pdf' | 'docx' } | null;
  /** ISO date after which it is destroyed. */
  retain_until: string | null;
  /** When the applicant agreed to be kept in the pool; null: not asked. */
  pool_consent_at: string | null;
  notes: MessageNote[];
  /** The newest first. */
  events: MessageEvent[];
  /** The newest first. */
  replies: ReplyRecord[];
  /** Other messages of the same e-mail in this inbox, the newest first. */
  related: RelatedMessage[];
}

export interface RelatedMessage extends Pick<MessageRow, 'id' | 'reference' | 'section' | 'subject' | 'created_at'> {}

/** Filters of the list, as they stand in the address; days are those of Istanbul, both included. */
export type MailboxFilter = 'check' | 'stage' | 'label' | 'assignee' | 'from' | 'to';

/** `assignee` beside the id of a person: whoever asks, and nobody. */
export const assigneeFilters = ['me', 'none'] as const;

/** GET …/not-check-count. */
export interface NotCheckCount {
  count: number;
}

/** `data` of PUT …/check where one message is named. */
export interface CheckedMessage {
  id: number;
  check: 0 | 1;
}
