import { lazy, number, object, string, type InferType } from 'yup';
import type { Translations } from './languages.ts';
import { limits } from '../rules/limits.ts';
import type { Focus, Picture } from './pictures.ts';
import { positiveInteger, idListSchema, invalid } from '../rules/validation.ts';

/** Name of the multipart field that carries the file in `POST /api/admin/media`. */
export const pictureField = 'file';

/** Value of the `folder` filter for pictures without a folder; folder names cannot contain `/`. */
export const noFolder = '/';

/**
 * Values of the `state` filter of `GET /api/admin/media`: not used anywhere, or without alternative text in the default
 * language.
 */
export const mediaStates = ['unused', 'no-alt'] as const;
/** Value of the `state` filter of the media library; see `mediaStates`. */
export type MediaState = (typeof mediaStates)[number];

/** Row of `GET /api/admin/media`. `alt` is the alternative text in the default language. */
export interface MediaItem extends Picture {
  /** Original name of the uploaded file; empty for pictures that were not uploaded by a user. */
  name: string;
  /** Folder name; empty when the picture is in no folder. */
  folder: string;
}

/** Row of `GET /api/admin/media/folders`. The row with an empty name counts the pictures without a folder. */
export interface MediaFolder {
  name: string;
  count: number;
}

/** `data` of `POST /api/admin/media`. */
export interface UploadedMedia {
  picture: MediaItem;
  /** True when a picture with the same content already existed; no new record was created. */
  known: boolean;
  /** The file is an animation, of which only the first frame was stored. */
  animated?: true;
}

/** `data` of `POST /api/admin/media/list` with `_method` DELETE and a `delete_list`. */
export interface DeletedMedia {
  deleted: number[];
  /** Ids of pictures that were not deleted because they are in use. */
  kept: number[];
}

/**
 * `data` of `POST /api/admin/media/list` with `_method` PUT: the target folder and the ids of the pictures that are in
 * it now.
 */
export interface MovedMedia {
  folder: string;
  moved: number[];
}

/**
 * `data` of `POST /api/admin/media/folders` with `_method` PUT: the new name of the folder and the number of moved
 * pictures.
 */
export interface RenamedFolder {
  folder: string;
  moved: number;
}

/** Place where a picture or a download is used: a label for display, and the path of the panel screen that edits it. */
export interface PictureUse {
  label: string;
  /** Screen of the panel; null for the draft of a record that has never been published. */
  path: string | null;
  /** Only old versions of the record show it; with `with_versions` it can be deleted all the same. */
  former?: true;
}

/** `data` of `GET /api/admin/media/{id}`: the editable fields of a picture and the places where it is used. */
export interface MediaRecord extends MediaItem {
  /** Alternative text by language. */
  alts: Translations<string>;
  /** Size of the uploaded file in bytes. */
  bytes: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** Places where the picture is used; it can be deleted only when no place but old versions is left. */
  used_in: PictureUse[];
}

/** Error messages for files that the browser rejects before the upload; the server returns the same messages. */
export const uploadErrors = {
  kind: 'Bu dosya bir görsel değil ya da türü kabul edilmiyor. JPEG, PNG, WebP, AVIF, GIF veya SVG yükleyin.',
  svg: 'SVG çizilemedi: dosya bozuk ya da eksik. Çizim programınızdan düz SVG (UTF-8) ya da PNG olarak yeniden dışa aktarıp yükleyin.',
  heic: 'Bu tarayıcı HEIC fotoğraflarını açamıyor. Fotoğrafı Safari ile yükleyin ya da JPEG olarak kaydedin: iPhone’da Ayarlar → Kamera → Biçimler → “En Uyumlu”, Mac’te Önizleme → Dışa Aktar → JPEG.',
  pixels: `Görsel en fazla ${limits.picturePixels / 1_000_000} megapiksel olabilir. Küçültüp yeniden yükleyin.`,
  svgHeavy: `SVG en fazla ${limits.svgBytes / 1_048_576} MB olabilir ve kısa sürede çizilebilmelidir. Çizimi sadeleştirin (bulanıklık ve gölge süzgeçleri, gömülü fotoğraflar) ya da PNG olarak dışa aktarıp yükleyin.`,
} as const;

/** Said about a stored animation. */
export const animationNote =
  'Hareketli görselin yalnızca ilk karesi alındı. Hareket için MP4 ya da WebM video ekleyin.';

/**
 * @deprecated since 1.1.0: use {@link uploadErrors}.
 * @alias
 */
export const uploadRefusals = uploadErrors;

/** Alternative texts by language. A missing language is left unchanged; null or an empty text removes it. */
const altsSchema = lazy((value: unknown) => {
  const text = string().trim().max(limits.summary.max, invalid.tooLong(limits.summary.max)).nullable();
  const languages = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return object(Object.fromEntries(languages.map((abbr) => [abbr, text]))).default({});
});

const percent = () => number().integer().min(0).max(100).required(invalid.required);

/** Folder name; an empty name removes the picture from its folder. */
function folderSchema() {
  return string()
    .trim()
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value))
    .max(limits.folderName.max, invalid.tooLong(limits.folderName.max))
    .matches(/^[^/\\]*$/, invalid.folder);
}

/** `alts` and `folder` of `POST /api/admin/media`. */
export const uploadInputSchema = object({ alts: altsSchema, folder: folderSchema().default('') });

/**
 * `alts`, `focus` and `folder` of `POST /api/admin/media/{id}` with `_method` PUT; missing fields are left unchanged.
 */
export const mediaInputSchema = object({
  version: positiveInteger().required(invalid.required),
  alts: altsSchema,
  focus: object({ x: percent(), y: percent() }).default(undefined),
  folder: folderSchema(),
});

/** Body of `POST /api/admin/media/list` with `_method` PUT: moves pictures into a folder. */
export const moveMediaSchema = object({ media_list: idListSchema(), folder: folderSchema().default('') });

/** Body of `POST /api/admin/media/folders` with `_method` PUT: moves all pictures of folder `from` to folder `to`. */
export const renameFolderSchema = object({
  from: folderSchema().required(invalid.required),
  to: folderSchema().default(''),
});

/** Validated fields of a picture upload; see `uploadInputSchema`. */
export type UploadInput = InferType<typeof uploadInputSchema>;
/** Validated body of the request that moves pictures into a folder; see `moveMediaSchema`. */
export type MoveMediaInput = InferType<typeof moveMediaSchema>;
/** Validated body of the request that renames a folder; see `renameFolderSchema`. */
export type RenameFolderInput = InferType<typeof renameFolderSchema>;

/** Validated fields of a media update; missing fields are left unchanged. */
export interface MediaInput extends Omit<UploadInput, 'folder'> {
  version: number;
  focus?: Focus;
  folder?: string | undefined;
}
