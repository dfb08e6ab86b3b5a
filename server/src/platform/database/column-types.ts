import type { MailboxSection } from '@vitrin/shared-contracts/mailbox';

/** ISO 8601 in UTC with milliseconds. */
export type Time = string;
/** JSON stored as text; parsed in repositories. */
export type JsonText = string;
export type Flag = 0 | 1;
/** `deleted`: soft-deleted after its retention period; destroyed a week later, and until then shown in no inbox. */
export type StoredSection = MailboxSection | 'deleted';
/** Detected type of a CV. */
export type CvType = 'pdf' | 'docx';

/** A `bytea` column; both drivers read and write buffers. */
export type Bytes = Buffer;
