import type { Picture } from '../api/pictures.ts';
import type { PictureReference, SectionField, SectionFieldType } from './define-section.ts';

/** What a field declares besides its type. */
export interface Options {
  label: string;
  help?: string;
  required?: true;
}

function create<Value, Shown = Value>(
  type: SectionFieldType,
  options: Options & Partial<SectionField<unknown>>,
): SectionField<Value, Shown> {
  return { type, ...options } as SectionField<Value, Shown>;
}

/** Creates the fields of a section. */
export const sectionField = {
  /** A link target: a path of the site, an anchor, an https, mailto or tel address; empty without one. */
  address: (options: Options) => create<string>('address', options),
  /** An address of the company by its id; empty for the first one. */
  branch: (options: Options) => create<string>('branch', options),
  /** Ids of addresses of the company in display order; empty for all. */
  branches: (options: Options & { maxItems: number }) => create<number[]>('branches', options),
  /** One of a fixed list of values. */
  choice: <const Values extends Readonly<Record<string, string>>>(values: Values, options: Options) =>
    create<keyof Values & string>('choice', { ...options, values }),
  /** A switch; off in a new section. */
  flag: (options: Options) => create<0 | 1>('flag', options),
  /** Plain text of several lines; an empty line starts a new paragraph. */
  longText: (options: Options & { max: number }) => create<string>('longText', options),
  /** Address of a map to show in a frame, loaded only after a press. */
  map: (options: Options) => create<string>('map', options),
  /** A picture of the media library; pages get the picture with its alternative text. */
  picture: (options: Options & Pick<SectionField<unknown>, 'silent'>) =>
    create<PictureReference | null, Picture | null>('picture', options),
  /** Pictures in display order. */
  pictures: (options: Options & { maxItems: number }) => create<PictureReference[], Picture[]>('pictures', options),
  /** Ids of records of one kind in display order. */
  records: (options: Options & { of: string; maxItems: number }) => create<number[]>('records', options),
  /** A document of the editor; pages get sanitised HTML. */
  richText: (options: Options) => create<object | null, string>('richText', options),
  /** One line of text. */
  text: (options: Options & { max: number }) => create<string>('text', options),
  /** Address of a video of YouTube or Vimeo, loaded only after a press. */
  video: (options: Options) => create<string>('video', options),
} as const;
