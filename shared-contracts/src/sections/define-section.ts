/** Types of the fields of a section. Validation, form and the value that visitors get follow from the type. */
export type SectionFieldType =
  | 'address'
  | 'branch'
  | 'branches'
  | 'choice'
  | 'flag'
  | 'longText'
  | 'map'
  | 'picture'
  | 'pictures'
  | 'records'
  | 'richText'
  | 'text'
  | 'video';

/** A picture of the media library in a section; files are found in stored values by this name. */
export interface PictureReference {
  media_id: number;
}

/** A field of a section. `Value` is the stored value, `Shown` the one that pages get. */
export interface SectionField<Value, Shown = Value, Type extends SectionFieldType = SectionFieldType> {
  type: Type;
  /** Turkish label as in the form. */
  label: string;
  /** Help below the field. */
  help?: string;
  /** Publishing needs it. */
  required?: true;
  /** Longest text in characters. */
  max?: number;
  /** Most items of a list. */
  maxItems?: number;
  /** Kind of the records of a list. */
  of?: string;
  /** A picture that is shown without its alternative text: always, or where this text stands beside it, by its name. */
  silent?: true | { beside: string };
  /** Values of a choice with their labels. The first one is that of a new section. */
  values?: Readonly<Record<string, string>>;
  /** Carries the types; no field has these properties. */
  value?: Value;
  shown?: Shown;
}

/** Fields of a section by name, in the order of its form. */
export type SectionFields = Readonly<Record<string, SectionField<unknown, unknown>>>;

/** Groups of the chooser, in its order. */
export const sectionGroups = {
  start: 'Başlangıç',
  text: 'Metin',
  pictures: 'Görseller',
  trust: 'Güven',
  records: 'Sitenizden',
  contact: 'İletişim',
} as const;

/** Group of the chooser. */
export type SectionGroup = keyof typeof sectionGroups;

/** Repeated part of a section, such as a question with its answer. */
export interface SectionItems<Shared extends SectionFields, Texts extends SectionFields> {
  /** Turkish singular noun, capitalised: 'Soru'. */
  noun: string;
  max: number;
  shared: Shared;
  texts: Texts;
}

/**
 * Declaration of one kind of section. From it follow the types of stored and shown values, the validation, the form and
 * what counts as empty.
 */
export interface SectionDefinition<
  Shared extends SectionFields = SectionFields,
  Texts extends SectionFields = SectionFields,
  ItemShared extends SectionFields = SectionFields,
  ItemTexts extends SectionFields = SectionFields,
> {
  /** Name in stored values; never changed. */
  kind: string;
  /** Number of the form of stored values; 1 for the first one. */
  version: number;
  group: SectionGroup;
  /** Turkish name in the chooser. */
  label: string;
  /** One sentence that says what it is for. */
  sentence: string;
  /** Values that all languages share. */
  shared: Shared;
  /** Texts of each language. The first one names the section in the form. */
  texts: Texts;
  items?: SectionItems<ItemShared, ItemTexts>;
  /** It shows records of the site, such as articles: it is empty if there are none. */
  records?: SectionRecords;
  /** It has something to show without any text, such as a form. */
  isComplete?: true;
  /** Page that alone can have it; any page by default. */
  only?: EditedPage;
}

/** Pages that are made of sections: one that staff have made, the home page, or what is below the biography. */
export type EditedPage = 'site-page' | 'home' | 'biography';

/** Records of the site that sections show. */
export type SectionRecords =
  | 'articles'
  | 'catalogue'
  | 'certificates'
  | 'children'
  | 'contact'
  | 'documents'
  | 'people'
  | 'products'
  | 'openings'
  | 'projects'
  | 'slides';

/** Fields of the items of a kind without items. */
type NoFields = Readonly<Record<string, never>>;

/** Returns a declaration unchanged; its types are inferred where it is written. */
export function defineSection<
  Shared extends SectionFields,
  Texts extends SectionFields,
  ItemShared extends SectionFields = NoFields,
  ItemTexts extends SectionFields = NoFields,
  const Kind extends string = string,
>(
  definition: SectionDefinition<Shared, Texts, ItemShared, ItemTexts> & { kind: Kind },
): SectionDefinition<Shared, Texts, ItemShared, ItemTexts> & { kind: Kind } {
  return definition;
}

/** Values of fields as pages get them. */
export type ShownValues<Fields extends SectionFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends SectionField<unknown, infer Shown> ? Shown : never;
};

/** An item of a section as pages get it. */
export type ShownItem<D> =
  D extends SectionDefinition<SectionFields, SectionFields, infer ItemShared, infer ItemTexts>
    ? { id: string } & ShownValues<ItemShared> & ShownValues<ItemTexts>
    : never;

/** Values and texts of a section as pages get them. */
export type ShownSection<D> =
  D extends SectionDefinition<infer Shared, infer Texts>
    ? { id: string; items: ShownItem<D>[] } & ShownValues<Shared> & ShownValues<Texts>
    : never;
