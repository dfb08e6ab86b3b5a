import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { StoredItem, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';

type Errors = Readonly<Record<string, string>>;

/**
 * Returns the values without what keeps their sections from being saved, as while an address is being typed: an invalid value is left
 * out, and a section or an item that lacks a required one is not shown. Null if no value of a section was reported.
 */
export function withoutUnfinished(values: ContentValues, errors: Errors): ContentValues | null {
  const { sections } = values;
  if (!Array.isArray(sections) || !Object.keys(errors).some((path) => path.startsWith('sections.'))) return null;
  return { ...values, sections: (sections as StoredSection[]).map((section) => finished(section, errors)) };
}

function finished(section: StoredSection, errors: Errors): StoredSection {
  const place = `sections.${section.id}`;
  const { items } = section;
  const shown = items
    ? { ...section, items: items.flatMap((item) => finishedItem(item, `${place}.${item.id}`, errors)) }
    : section;
  const rest = withoutInvalid(section, place, errors);
  return rest ? { ...shown, values: rest } : { ...shown, off: true };
}

function finishedItem(item: StoredItem, place: string, errors: Errors): StoredItem[] {
  const rest = withoutInvalid(item, place, errors);
  return rest ? [{ ...item, values: rest }] : [];
}

/** Returns the values without the invalid ones; null if one is missing. */
function withoutInvalid({ values }: Pick<StoredItem, 'values'>, place: string, errors: Errors) {
  const [own, depth] = [`${place}.`, place.split('.').length + 1];
  const wrong = Object.keys(errors)
    .filter((path) => path.startsWith(own) && path.split('.').length === depth)
    .map((path) => path.slice(own.length));
  if (wrong.some((name) => isBlank(values[name]))) return null;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.includes(name)));
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
