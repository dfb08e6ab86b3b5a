import { mixed } from 'yup';
import { invalid } from '../texts/invalid.ts';
import { sectionLimits, type SectionTexts, type StoredItem, type StoredSection } from './stored-sections.ts';

const ID = /^[\w-]+$/;

/**
 * Schema of the shape of sections, which is the same for all kinds; `checkSections` checks what a kind declares. A value of its own
 * instead of an object schema, because what it does not know must pass unchanged.
 */
export function sectionsSchema() {
  return mixed<StoredSection[]>((value): value is StoredSection[] => Array.isArray(value) && value.every(isSection))
    .test('count', invalid.tooMany(sectionLimits.sections), (sections) => isShort(sections, sectionLimits.sections))
    .test('items', invalid.tooMany(sectionLimits.items), (sections = []) =>
      sections.every(({ items }) => isShort(items, sectionLimits.items)),
    )
    .test('unique', invalid.value, (sections = []) => hasUniqueIds(sections))
    .test('size', invalid.tooLarge, isSmall)
    .typeError(invalid.value)
    .default([]);
}

/** Schema of the texts of sections in one language. */
export function sectionTextsSchema() {
  return mixed<SectionTexts>((value): value is SectionTexts => isObject(value) && Object.values(value).every(isObject))
    .test('size', invalid.tooLarge, isSmall)
    .typeError(invalid.value)
    .default({});
}

function isSection(value: unknown): value is StoredSection {
  if (!isPart(value)) return false;
  const { kind, v, items = [] } = value as Partial<StoredSection>;
  return isName(kind) && Number.isSafeInteger(v) && Array.isArray(items) && items.every(isPart);
}

function isPart(value: unknown): value is StoredItem {
  return isObject(value) && isName(value['id']) && ID.test(value['id']) && isObject(value['values']);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= sectionLimits.id;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShort(list: readonly unknown[] = [], max: number): boolean {
  return list.length <= max;
}

/** Items are found by their ids within a section, texts by both ids. */
function hasUniqueIds(sections: readonly StoredSection[]): boolean {
  const isUnique = (parts: readonly StoredItem[]) => new Set(parts.map(({ id }) => id)).size === parts.length;
  return isUnique(sections) && sections.every(({ items = [] }) => isUnique(items));
}

function isSmall(value: unknown): boolean {
  return JSON.stringify(value ?? null).length <= sectionLimits.bytes;
}
