import type { SectionField, SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { placedName } from '@vitrin/shared-contracts/sections/placed-sections';
import { sectionDefinition, type AnySection } from '@vitrin/shared-contracts/sections/section-kinds';
import type { StoredItem, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';

/** Checks whether a value is a section of a page. */
export function isSection(value: object): value is StoredSection {
  return 'kind' in value && 'values' in value && 'id' in value;
}

/** Returns what a section is and what all languages share of it, in one line: 'Açılış (Görsel sağda, /iletisim)'. */
export function sectionText({ kind, values, items = [], off }: StoredSection): string {
  const definition = sectionDefinition(kind);
  if (!definition) return unknownText({ kind, values }, off === true ? ['gizli'] : []);
  const details = [off ? 'gizli' : '', ...itemTexts(definition, items), ...sharedTexts(definition.shared, values)];
  const shown = details.filter((text) => text !== '').join(', ');
  return shown === '' ? definition.label : `${definition.label} (${shown})`;
}

/** Older versions can name a remote that is gone: its section is named as it is stored. */
function unknownText(section: Pick<StoredSection, 'kind' | 'values'>, details: readonly string[]): string {
  const placed = placedName(section);
  return placed
    ? `Uygulama (${[...details, placed.remote.replace(/^remote_/, ''), placed.section].join(', ')})`
    : section.kind;
}

function itemTexts({ items: declared }: AnySection, items: readonly StoredItem[]): string[] {
  if (!declared || items.length === 0) return [];
  const count = `${items.length} ${declared.noun.toLocaleLowerCase('tr')}`;
  return [count, ...items.flatMap(({ values }) => sharedTexts(declared.shared, values))];
}

function sharedTexts(fields: SectionFields = {}, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).map(([name, field]) => sharedText(field, values[name]));
}

function sharedText({ label, values = {} }: SectionField<unknown>, value: unknown): string {
  if (typeof value === 'string') return values[value] ?? value;
  if (Array.isArray(value)) return value.length === 0 ? '' : `${value.length} görsel`;
  return value === null || value === undefined || value === 0 ? '' : label.toLocaleLowerCase('tr');
}
