import { array, mixed, object, string } from 'yup';
import { invalid } from '../texts/invalid.ts';
import { sectionLimits, type SectionTexts, type StoredSection } from './stored-sections.ts';

const id = () =>
  string()
    .required(invalid.required)
    .max(sectionLimits.id, invalid.value)
    .matches(/^[\w-]+$/, invalid.value);

const values = () =>
  mixed<Record<string, unknown>>((value): value is Record<string, unknown> => isObject(value)).default({});

/**
 * Schema of the shape of sections, which is the same for all kinds; `checkSections` checks what a kind declares. What it does not know
 * passes unchanged.
 */
export function sectionsSchema() {
  return array<StoredSection>()
    .of(
      object({
        id: id(),
        kind: string().required(invalid.required).max(sectionLimits.id, invalid.value),
        values: values(),
        items: array()
          .of(object({ id: id(), values: values() }))
          .max(sectionLimits.items, invalid.tooMany(sectionLimits.items)),
      }) as never,
    )
    .max(sectionLimits.sections, invalid.tooMany(sectionLimits.sections))
    .test('unique', invalid.value, (sections) => hasUniqueIds((sections ?? []) as StoredSection[]))
    .test('size', invalid.tooLarge, (sections) => isSmall(sections))
    .default([]);
}

/** Schema of the texts of sections in one language. */
export function sectionTextsSchema() {
  return mixed<SectionTexts>((value): value is SectionTexts => isObject(value) && Object.values(value).every(isObject))
    .test('size', invalid.tooLarge, (texts) => isSmall(texts))
    .default({});
}

/** Items are found by their ids within a section, texts by both ids. */
function hasUniqueIds(sections: readonly StoredSection[]): boolean {
  const isUnique = (ids: readonly unknown[]) => new Set(ids).size === ids.length;
  return (
    isUnique(sections.map(({ id: name }) => name)) &&
    sections.every(({ items = [] }) => isUnique(items.map((item) => item.id)))
  );
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSmall(value: unknown): boolean {
  return JSON.stringify(value ?? null).length <= sectionLimits.bytes;
}
