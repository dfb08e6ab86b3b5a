import { object, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { positiveInteger, writtenSchema } from '../rules/validation.ts';

/**
 * Announcement that a company makes by law, in a row of `GET /api/pages/company-announcements`, newest first. It never changes:
 * a mistake is corrected by another one.
 */
export interface CompanyAnnouncement {
  id: number;
  /** ISO time of the server when it was published. */
  at: string;
  title: string;
  /** Paragraphs are separated by empty lines. */
  text: string;
  /** Announcement that this one corrects; null for none. */
  corrects: number | null;
}

/** Row of `GET /api/admin/company-announcements`. */
export interface CompanyAnnouncementRow extends CompanyAnnouncement {
  /** Name of the user who published it. */
  author: string;
}

/** `form_data` of `POST /api/admin/company-announcements`. */
export const companyAnnouncementSchema = object({
  title: writtenSchema(limits.title),
  text: writtenSchema(limits.companyAnnouncement),
  /** Announcement that it corrects. */
  corrects: positiveInteger().nullable().default(null),
});

/** Validated `form_data` of a new announcement; see `companyAnnouncementSchema`. */
export type CompanyAnnouncementInput = InferType<typeof companyAnnouncementSchema>;
