import { limits } from '@vitrin/shared-contracts/limits';
import type { RecordKind, Versioned } from './record-kind.ts';

const SUFFIX = ' (kopya)';

type CopiedKind<T extends Versioned, V extends object, I, A, C extends object> = Pick<
  RecordKind<T | null, V, I, A, C>,
  'values' | 'notCopied'
>;

/**
 * Returns the form values of a new record like another one: its names end with '(kopya)', its addresses are generated again, and
 * the fields that are not copied are those of a new record.
 */
export function copiedValues<T extends Versioned, V extends object, I, A, C extends object>(
  { values, notCopied = [] }: CopiedKind<T, V, I, A, C>,
  record: T,
  context: C,
): V {
  const blank = values(null, context);
  const own = Object.fromEntries(notCopied.map((field) => [field, blank[field]]));
  const copied: V = { ...values(record, context), ...own };
  return 'translations' in copied ? { ...copied, translations: copiedTexts(Object(copied.translations)) } : copied;
}

function copiedTexts(translations: Readonly<Record<string, object>>): Record<string, object> {
  return Object.fromEntries(Object.entries(translations).map(([language, texts]) => [language, copiedText(texts)]));
}

function copiedText(texts: object): object {
  const copied = { ...texts, ...('seo_name' in texts ? { seo_name: '' } : {}) };
  if ('title' in copied) return { ...copied, title: copiedName(copied.title) };
  return 'name' in copied ? { ...copied, name: copiedName(copied.name) } : copied;
}

/** A language without a name stays without one. */
function copiedName(name: unknown): unknown {
  if (typeof name !== 'string' || name.trim() === '') return name;
  return `${name.slice(0, limits.title.max - SUFFIX.length)}${SUFFIX}`;
}
