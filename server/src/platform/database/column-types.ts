import type { MailboxSection } from 'shared-contracts/mailbox';

/** ISO-8601 in UTC with milliseconds. */
export type Time = string;
/** JSON kept as text; parsed in repositories. */
export type JsonText = string;
export type Flag = 0 | 1;
/** `deleted`: its period is over; it is destroyed a week later and until then shown in no inbox. */
export type StoredSection = MailboxSection | 'deleted';
/** What a CV was found to be. */
export type CvType = 'pdf' | 'docx';
