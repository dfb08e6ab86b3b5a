import { menuTargetKey, type MenuTarget } from '@vitrin/shared-contracts/menus';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { Field } from '@vitrin/shared-contracts/records/field';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { ContentKind } from './content-kind.ts';
import type { RecordLink } from './record-links.ts';

/** What a stored reference begins with; no address of the site does. */
const REFERENCE = 'record:';

/** Returns how a reference to a record is stored among the links. */
export function referenceTo(entity: string, record: number | string): string {
  return `${REFERENCE}${entity}.${record}`;
}

/**
 * Returns the records that a record names by their id, each once per field: relations, records that its sections show, entries of a
 * menu, pages of a notice. The record that contains this one is none of them: it is not deleted before.
 */
export function recordReferencesIn(kind: ContentKind, values: ContentValues): RecordLink[] {
  const declared = recordDefinitions.get(kind.entity)?.shared ?? {};
  const { translations: _translations, ...shared } = values;
  return Object.entries(shared).flatMap(([field, value]) => {
    if (field === kind.rows?.parent?.field) return [];
    const targets = new Set([...targetsOf(declared[field], value), ...(field === 'sections' ? inSections(value) : [])]);
    return [...targets].map((target) => ({ lang: '', field, target }));
  });
}

function targetsOf(declared: Field<unknown> | undefined, value: unknown): string[] {
  if (declared?.type === 'pages') return listOf(value).map((key) => `${REFERENCE}${String(key)}`);
  if (declared) return idsOf(declared, value);
  return listOf(value).flatMap((entry) => targetOfEntry(entry) ?? []);
}

function idsOf({ of }: { of?: string }, value: unknown): string[] {
  if (of === undefined) return [];
  return [value].flat().flatMap((id) => (typeof id === 'number' ? [referenceTo(of, id)] : []));
}

/** Menus are not declared: an entry has its target. */
function targetOfEntry(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || !('target' in entry)) return null;
  const key = menuTargetKey(entry.target as MenuTarget);
  return key === null ? null : REFERENCE + key;
}

function inSections(value: unknown): string[] {
  return (listOf(value) as StoredSection[]).flatMap(({ kind, values, items = [] }) => {
    const definition = sectionDefinition(kind);
    if (!definition) return [];
    return [
      ...inFields(definition.shared, values),
      ...items.flatMap((item) => inFields(definition.items?.shared ?? {}, item.values)),
    ];
  });
}

function inFields(fields: SectionFields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => idsOf(field, values[name]));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
