/** The two inboxes of the panel, also the last segment of their calls (spec §7). */
export const mailboxKinds = ['contact', 'human-resources'] as const;
export type MailboxKind = (typeof mailboxKinds)[number];

/** Messages move from mail to trash and are deleted from trash (spec §4). */
export const mailboxSections = ['mail', 'trash'] as const;
export type MailboxSection = (typeof mailboxSections)[number];

/** What a suspicion of spam rests on; shown to staff as the reason of the quarantine. */
export const spamReasons = ['honeypot', 'too-fast', 'links', 'words', 'repeated', 'foreign-script'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** A row of GET /api/admin/{contact|human-resources}?page&section&search, newest first. */
export interface MessageRow {
  id: number;
  /** Number that the visitor was given and may quote. */
  reference: string;
  section: MailboxSection;
  /** 1 once somebody has opened it (spec §3). */
  check: 0 | 1;
  name: string;
  email: string;
  /** Subject of a contact message, position of an application. */
  subject: string;
  /** First words. */
  excerpt: string;
  has_cv: boolean;
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
}

/** GET …/not-check-count. */
export interface NotCheckCount {
  count: number;
}
