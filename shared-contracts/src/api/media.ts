import { lazy, number, object, string, type InferType } from 'yup';
import type { Translations } from './languages.ts';
import { limits } from '../rules/limits.ts';
import type { Focus, Picture } from './pictures.ts';
import { countingNumber, idListSchema, invalid } from '../rules/validation.ts';

/** Field of POST /api/admin/media that carries the file. */
export const pictureField = 'file';

/** What stands for 'in no folder' where a folder is asked for: no folder can be called that. */
export const noFolder = '/';

/** What GET /api/admin/media may be narrowed to by `state`: shown nowhere, or without a text in the default language. */
export const mediaStates = ['unused', 'no-alt'] as const;
export type MediaState = (typeof mediaStates)[number];

/** A row of GET /api/admin/media: the alternative text is the default language's. */
export interface MediaItem extends Picture {
  /** As the person who uploaded it called the file; empty for pictures that nobody uploaded. */
  name: string;
  /** Empty: in no folder. */
  folder: string;
}

/** A row of GET /api/admin/media/folders; the one without a name counts what lies in no folder. */
export interface MediaFolder {
  name: string;
  count: number;
}

/** Answer of POST /api/admin/media. */
export interface UploadedMedia {
  picture: MediaItem;
  /** True where the same content was there already. */
  known: boolean;
}

/** Answer of POST /api/admin/media/list with `_method` DELETE and a `delete_list`. */
export interface DeletedMedia {
  deleted: number[];
  /** Still there, because they are shown somewhere. */
  kept: number[];
}

/** PUT /api/admin/media/list: the folder that was meant, and the pictures that lie in it now. */
export interface MovedMedia {
  folder: string;
  moved: number[];
}

/** PUT /api/admin/media/folders: the folder's name from now on, and how many pictures have moved. */
export interface RenamedFolder {
  folder: string;
  moved: number;
}

/** One place that shows a picture: in words, ready to show, and the panel's screen that changes it. */
export interface PictureUse {
  label: string;
  path: string;
}

/** GET /api/admin/media/{id}: what staff may edit of a picture, and where it is shown. */
export interface MediaRecord extends MediaItem {
  /** Alternative text by language. */
  alts: Translations<string>;
  /** Size of the file that was uploaded. */
  bytes: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** Empty: it may be deleted. */
  used_in: PictureUse[];
}

/** Refusals that the browser can give before anything is sent, in the server's words. */
export const uploadRefusals = {
  kind: 'Bu dosya bir görsel değil ya da türü kabul edilmiyor. JPEG, PNG, WebP, AVIF veya GIF yükleyin.',
  svg: 'SVG dosyaları içlerinde betik taşıyabildiği için buradan yüklenemez; yalnızca sunucu yapılandırmasıyla verilir. Görseli PNG olarak kaydedip yeniden yükleyin.',
  heic: 'HEIC dosyaları kabul edilmiyor. Fotoğrafı JPEG olarak kaydedip yeniden yükleyin.',
} as const;

/** Alternative texts by language. A language that is left out keeps what it has; null or an empty text removes it. */
const altsSchema = lazy((value: unknown) => {
  const text = string().trim().max(limits.summary.max, invalid.tooLong(limits.summary.max)).nullable();
  const languages = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return object(Object.fromEntries(languages.map((abbr) => [abbr, text]))).default({});
});

const percent = () => number().integer().min(0).max(100).required(invalid.required);

/** Name of a folder; an empty one takes the picture out of its folder. */
function folderSchema() {
  return string()
    .trim()
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value))
    .max(limits.folderName.max, invalid.tooLong(limits.folderName.max))
    .matches(/^[^/\\]*$/, invalid.folder);
}

/** `alts` and `folder` of POST /api/admin/media. */
export const uploadInputSchema = object({ alts: altsSchema, folder: folderSchema().default('') });

/** `alts`, `focus` and `folder` of POST /api/admin/media/{id} with `_method` PUT; what is left out stays. */
export const mediaInputSchema = object({
  version: countingNumber().required(invalid.required),
  alts: altsSchema,
  focus: object({ x: percent(), y: percent() }).default(undefined),
  folder: folderSchema(),
});

/** POST /api/admin/media/list with `_method` PUT: lays pictures into a folder. */
export const moveMediaSchema = object({ media_list: idListSchema(), folder: folderSchema().default('') });

/** POST /api/admin/media/folders with `_method` PUT: all pictures of `from` go to `to`. */
export const renameFolderSchema = object({
  from: folderSchema().required(invalid.required),
  to: folderSchema().default(''),
});

export type UploadInput = InferType<typeof uploadInputSchema>;
export type MoveMediaInput = InferType<typeof moveMediaSchema>;
export type RenameFolderInput = InferType<typeof renameFolderSchema>;

export interface MediaInput extends Omit<UploadInput, 'folder'> {
  version: number;
  focus?: Focus;
  folder?: string | undefined;
}
