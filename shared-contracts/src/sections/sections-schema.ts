import { array, mixed } from 'yup';
import { invalid } from '../texts/invalid.ts';
import { sectionLimits, type SectionTexts, type StoredItem, type StoredSection } from './stored-sections.ts';

/**
 * Schema of the shape of sections, which is the same for all kinds; `checkSections` checks what a kind declares. What it does not know
 * passes unchanged: a section is no `object()`, of which validation would remove the unknown.
 */
export function sectionsSchema() {
  return array()
    .of(mixed(isSection).typeError(invalid.value).required(invalid.required))
    .max(sectionLimits.sections, invalid.tooMany(sectionLimits.sections))
    .test('items', invalid.tooMany(sectionLimits.items), (sections = []) =>
      sections.every((section) => !isSection(section) || (section.items ?? []).length <= sectionLimits.items),
    )
    .test('unique', invalid.value, (sections = []) => hasUniqueIds(sections.filter(isSection)))
    .test('size', invalid.tooLarge, (sections) => isSmall(sections))
    .default([]);
}

function isSection(value: unknown): value is StoredSection {
  if (!isItem(value)) return false;
  const { kind, v, items } = value;
  return (
    isName(kind) && Number.isSafeInteger(v) && (items === undefined || (Array.isArray(items) && items.every(isItem)))
  );
}

function isItem(value: unknown): value is StoredItem {
  return isObject(value) && 'id' in value && isName(value.id) && 'values' in value && isObject(value.values);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= sectionLimits.id && /^[\w-]+$/.test(value);
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSmall(value: unknown): boolean {
  return JSON.stringify(value ?? null).length <= sectionLimits.bytes;
}
