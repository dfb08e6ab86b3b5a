import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { limits } from '@vitrin/shared-contracts/limits';
import type { EntryItem } from '../reading/source-item.ts';
import type { ConvertedEntry } from './convert-entry.ts';
import { textAt, type pageTexts } from './texts.ts';

/** An entry that is about to be written, with what it needs of others. */
export interface ReadyEntry extends ConvertedEntry {
  entry: EntryItem;
  lang: string;
  coverId: number | null;
  texts: ReturnType<typeof pageTexts>;
}

/** Values that all languages of a record share. */
export type Shared = Readonly<Record<string, unknown>>;

interface Target {
  current: ContentValues | null;
  isTranslation: boolean;
}

type Texts = Readonly<Record<string, unknown>>;

/** Returns the values of a record with the entry in them. A translation changes only its own texts. */
export function valuesOf(ready: ReadyEntry, shared: Shared, { current, isTranslation }: Target): ContentValues {
  const { lang, entry } = ready;
  const before = current?.translations?.[lang] ?? {};
  const texts = { ...before, ...ownTexts(ready, before) };
  const sections = entry.type === 'page' ? { sections: pageSections } : {};
  const base = isTranslation && current ? current : { ...current, ...shared, ...sections };
  return { ...base, translations: { ...current?.translations, [lang]: texts } };
}

/** The address of an existing page stays. */
function ownTexts(ready: ReadyEntry, before: Texts): Texts {
  const { title, seo_name, ...rest } = ready.texts;
  const texts = { ...rest, seo_name: textAt(before, 'seo_name') || seo_name };
  if (ready.entry.type === 'page') return { ...texts, title, texts: sectionTexts(ready, before) };
  if (ready.entry.type === 'post') return { ...texts, title, document: ready.document };
  return { ...texts, name: title, document: ready.document, transporter_types: [], specs: specsOf(ready.entry) };
}

/** Id of the section with the text of an imported page: all languages share it, and a second import finds it. */
const SECTION = 'aktarilan-metin';
const pageSections: readonly StoredSection[] = [{ id: SECTION, kind: 'text', v: 1, values: {} }];

function sectionTexts({ document }: ReadyEntry, before: Texts): object {
  return { ...Object(before['texts']), [SECTION]: { title: '', document } } as object;
}

function specsOf({ product }: EntryItem) {
  const { max } = limits.product.spec;
  return (product?.facts ?? [])
    .slice(0, limits.product.specs)
    .map(({ label, value }, index) => ({ id: `f${index}`, label: label.slice(0, max), value: value.slice(0, max) }));
}
