import { lazy, number, object, string, type InferType } from 'yup';
import type { Translations } from './languages.ts';
import { limits } from './limits.ts';
import type { Focus, Picture } from './pictures.ts';
import { countingNumber, invalid } from './validation.ts';

/** Field of POST /api/admin/media that carries the file. */
export const pictureField = 'file';

/** GET /api/admin/media/{id}: what staff may edit of a picture, and where it is shown. */
export interface MediaRecord extends Picture {
  /** Alternative text by language. */
  alts: Translations<string>;
  /** As the person who uploaded it called the file; empty for pictures that nobody uploaded. */
  name: string;
  /** Size of that file. */
  bytes: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** In words, ready to show; empty: it may be deleted. */
  used_in: string[];
}

/** Alternative texts by language. A language that is left out keeps what it has; null or an empty text removes it. */
const altsSchema = lazy((value: unknown) => {
  const text = string().trim().max(limits.summary.max, invalid.tooLong(limits.summary.max)).nullable();
  const languages = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return object(Object.fromEntries(languages.map((abbr) => [abbr, text]))).default({});
});

const percent = () => number().integer().min(0).max(100).required(invalid.required);

/** `alts` of POST /api/admin/media. */
export const uploadInputSchema = object({ alts: altsSchema });

/** `alts` and `focus` of POST /api/admin/media/{id} with `_method` PUT; what is left out stays. */
export const mediaInputSchema = object({
  version: countingNumber().required(invalid.required),
  alts: altsSchema,
  focus: object({ x: percent(), y: percent() }).default(undefined),
});

export type UploadInput = InferType<typeof uploadInputSchema>;

export interface MediaInput extends UploadInput {
  version: number;
  focus?: Focus;
}
