import type { ContentValues, FieldMap, TranslationValues } from '@vitrin/shared-contracts/content-fields';
import type { Field, FieldSet } from '@vitrin/shared-contracts/records/field';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';
import type { SectionField, SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import { fieldsOf, type ContentKind } from './content-kind.ts';

/** Says what a reference becomes on another site. Null: it is left out. */
export interface ReferenceMap {
  record(entity: string, id: number): number | null;
  picture(id: number): number | null;
}

/** What an address of a section refers to: a branch is an item of the contact information. */
const BRANCH = 'contact-information';

/**
 * Returns the values with other ids wherever they name a record or a picture: relations, pictures, records that sections show, targets
 * of a menu, pages of a notice. Texts name pictures and documents by the hash of their content, and pages by their address; neither
 * changes. It takes the values of a form too, which have an id as text, or the picture itself.
 */
export function withMappedReferences(
  kind: ContentKind,
  record: string,
  values: ContentValues,
  map: ReferenceMap,
): ContentValues {
  const { translations, ...shared } = values;
  const fields = fieldsOf(kind, record);
  const declared = recordDefinitions.get(kind.entity)?.shared ?? {};
  const own = mapEntries(shared, (name, value) => sharedValue({ fields: fields.shared, declared, map }, name, value));
  if (!translations) return own;
  const texts = Object.entries(translations).map(([lang, of]) => [lang, of && mappedTexts(fields.translated, of, map)]);
  return { ...own, translations: Object.fromEntries(texts) as NonNullable<ContentValues['translations']> };
}

interface SharedFields {
  fields: FieldMap;
  declared: FieldSet;
  map: ReferenceMap;
}

function sharedValue({ fields, declared, map }: SharedFields, name: string, value: unknown): unknown {
  if (fields[name]?.picture) return mappedIds(value, (id) => map.picture(id));
  const field = declared[name];
  if (field?.type === 'pages') return listOf(value).flatMap((key) => mappedKey(String(key), map) ?? []);
  if (field)
    return isRelation(field) ? mappedIds(value, (id) => map.record(field.of, id)) : inSections(field, value, map);
  if (name === 'sections') return mappedSections(value, map);
  return name === 'entries' ? listOf(value).map((entry) => mappedEntry(entry, map)) : mappedPictures(value, map);
}

function isRelation(field: Field<unknown>): field is Field<unknown> & { of: string } {
  return field.of !== undefined;
}

function inSections({ type }: Field<unknown>, value: unknown, map: ReferenceMap): unknown {
  return type === 'sections' ? mappedSections(value, map) : value;
}

function mappedTexts(fields: FieldMap, texts: TranslationValues, map: ReferenceMap): TranslationValues {
  return mapEntries(texts, (name, value) =>
    fields[name]?.picture ? mappedIds(value, (id) => map.picture(id)) : mappedPictures(value, map),
  );
}

/** An id, a list of ids, or what a form has in their place. What is left out of a list leaves no gap. */
function mappedIds(value: unknown, of: (id: number) => number | null): unknown {
  if (Array.isArray(value)) return value.map((each) => mappedId(each, of)).filter((each) => each !== null);
  return mappedId(value, of);
}

function mappedId(value: unknown, of: (id: number) => number | null): unknown {
  if (typeof value === 'number') return of(value);
  if (typeof value === 'string') return /^\d+$/.test(value) ? String(of(Number(value)) ?? '') : value;
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'number') return value;
  const id = of(value.id);
  return id === null ? null : { ...value, id };
}

/** The key of a page: that of a route names no record. */
function mappedKey(key: string, map: ReferenceMap): string | null {
  const [entity = '', id = ''] = key.split('.', 2);
  if (entity === 'route') return key;
  const mapped = map.record(entity, Number(id));
  return mapped === null ? null : `${entity}.${mapped}`;
}

/** An entry whose page is left out stays as a heading, with those below it. */
function mappedEntry(entry: unknown, map: ReferenceMap): unknown {
  if (!isObject(entry) || !isObject(entry['target'])) return entry;
  const { type, entity, id } = entry['target'];
  if (type !== 'record' || typeof entity !== 'string' || typeof id !== 'number') return entry;
  const mapped = map.record(entity, id);
  return { ...entry, target: mapped === null ? { type: 'group' } : { type, entity, id: mapped } };
}

function mappedSections(value: unknown, map: ReferenceMap): unknown {
  return listOf(value).map((section) => {
    if (!isObject(section) || typeof section['kind'] !== 'string') return section;
    const definition = sectionDefinition(section['kind']);
    const own = (fields: SectionFields, values: unknown) => mappedFields(fields, values, map);
    const items = listOf(section['items']).map((item) =>
      isObject(item) ? { ...item, values: own(definition?.items?.shared ?? {}, item['values']) } : item,
    );
    return {
      ...section,
      values: own(definition?.shared ?? {}, section['values']),
      ...('items' in section && { items }),
    };
  });
}

function mappedFields(fields: SectionFields, values: unknown, map: ReferenceMap): unknown {
  if (!isObject(values)) return values;
  return mapEntries(values, (name, value) => {
    const entity = entityOf(fields[name]);
    return entity === null ? mappedPictures(value, map) : mappedIds(value, (id) => map.record(entity, id));
  });
}

function entityOf(field: SectionField<unknown> | undefined): string | null {
  if (field?.of !== undefined) return field.of;
  return field?.type === 'branch' || field?.type === 'branches' ? BRANCH : null;
}

/** References to pictures inside nested values, such as those of a section. */
function mappedPictures(value: unknown, map: ReferenceMap): unknown {
  if (Array.isArray(value)) {
    const mapped = value.map((each) => mappedPictures(each, map));
    return mapped.filter((each, index) => each !== null || value[index] === null);
  }
  if (!isObject(value)) return value;
  const id = value['media_id'];
  if (typeof id !== 'number') return mapEntries(value, (_name, each) => mappedPictures(each, map));
  const mapped = map.picture(id);
  return mapped === null ? null : { ...value, media_id: mapped };
}

function mapEntries(
  values: Readonly<Record<string, unknown>>,
  of: (name: string, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(name, value)]));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
