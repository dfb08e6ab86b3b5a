import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { uuidPattern } from '../rules/uuid.ts';
import { invalid } from '../rules/validation.ts';

const uuid = () =>
  string().required(invalid.required).max(limits.code, invalid.value).matches(uuidPattern, invalid.value);

const counter = () => number().integer().required(invalid.required).min(0, invalid.value).max(limits.integer);

/** Body of `PUT /api/admin/drafts/{id}`: the values of a form that has not been saved yet. */
export const draftInputSchema = object({
  /** Name of the form. */
  form: string().required(invalid.required).max(limits.code, invalid.value),
  /** Id of the record; 0 for a new one. */
  record: counter(),
  /** Version of the record that the form shows; null for a new record. */
  base_version: number().integer().nullable().default(null).min(0, invalid.value).max(limits.integer),
  /** UUID of the opened form. A save is identified by `client` and `seq`, so that it can be repeated. */
  client: uuid(),
  /** Number of the change within `client`, ascending. */
  seq: counter(),
  /** `rev` of the last response; 0 before the first one. */
  rev: counter(),
  /** Name of the record in the list of drafts. */
  title: string().trim().default('').max(limits.draft.title, invalid.tooLong(limits.draft.title)),
  /** Form values as JSON. */
  values_json: string()
    .required(invalid.required)
    .max(limits.draft.values, 'Yarım kalan yazı sunucuda saklanamayacak kadar uzun.')
    .test('json', invalid.value, isJson),
});
/** Validated body of `PUT /api/admin/drafts/{id}`; see `draftInputSchema`. */
export type DraftInput = InferType<typeof draftInputSchema>;

/** `data` of `PUT /api/admin/drafts/{id}`: numbers only, because the form may have changed since the request. */
export interface SavedDraft {
  /** `seq` of the stored values. */
  seq: number;
  /** Revision on the server, increased by every save. */
  rev: number;
  /** Time of the save by the clock of the server (ISO). */
  updated_at: string;
}

/** Row of `GET /api/admin/drafts`: the drafts of the signed-in user, newest first. */
export interface DraftRow extends SavedDraft {
  id: string;
  form: string;
  record: number;
  base_version: number | null;
  client: string;
  title: string;
}

/** `data` of `GET /api/admin/drafts/{id}`, and of the 409 response to a save when the draft was changed elsewhere. */
export interface DraftRecord extends DraftRow {
  values_json: string;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
