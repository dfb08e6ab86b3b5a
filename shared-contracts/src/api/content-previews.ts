import { boolean, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';

const shown = {
  /** Entity of the kind, as in the history. */
  entity: string().required(invalid.required).max(limits.code, invalid.value),
  /** Key of the record, as in the history; null for a new one. */
  record: string().nullable().default(null).max(limits.code, invalid.value),
  /** Request body of the form as JSON; it need not be complete. */
  values_json: string().required(invalid.required).max(limits.draft.values, 'Kayıt önizlenemeyecek kadar uzun.'),
};

/** Body of `PUT /api/admin/previews/{id}`: what a form contains now. */
export const contentPreviewSchema = object(shown);
/** Validated body of `PUT /api/admin/previews/{id}`; see `contentPreviewSchema`. */
export type ContentPreviewInput = InferType<typeof contentPreviewSchema>;

/** Days for which a preview link can be valid; the second is the default. */
export const previewLinkDays = [1, 7, 30] as const;

/**
 * Body of `POST /api/admin/preview-links`: the link always shows these values, whatever is saved later, or it follows the
 * drafts that are saved.
 */
export const previewLinkSchema = object({
  ...shown,
  /** Language of the page. */
  lang: string().required(invalid.required).max(limits.code, invalid.value),
  days: number().oneOf(previewLinkDays, invalid.choice).default(7),
  /** The link shows the present draft whenever it is opened, without a draft the record, instead of these values. */
  follows: boolean().default(false),
  /** Id of the saved draft of a new record, which a link that follows needs; null for a record that exists. */
  working_copy: string().nullable().default(null).max(limits.code, invalid.value),
});
/** Validated body of `POST /api/admin/preview-links`; see `previewLinkSchema`. */
export type PreviewLinkInput = InferType<typeof previewLinkSchema>;

/**
 * Row of `GET /api/admin/preview-links?entity=&record=`: the valid links of a record, newest first. Without `record`:
 * those that the signed-in user has made of new records, and with `working_copy` those that follow this draft of a new record.
 */
export interface PreviewLinkRow {
  id: string;
  lang: string;
  /** Title of the record when the link was made. */
  title: string;
  /** Name of the user who made the link. */
  author: string;
  /** False if that user is disabled; missing in responses of older servers. */
  creator_active?: boolean;
  /** The link shows later drafts too; otherwise what the form contained at `created_at`. Missing in responses of older servers. */
  follows?: boolean;
  /** False for a link that follows while its author may not see the record; missing in responses of older servers. */
  opens?: boolean;
  created_at: string;
  expires_at: string;
  /** Path of the page on this site. */
  path: string;
}
