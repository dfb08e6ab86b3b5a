import type { Right } from '@vitrin/shared-contracts/rights';
import type { StoredDraft } from './stored-draft.ts';

export interface DraftForm<R extends Right = Right> {
  /** Name of the form in the list of drafts. */
  label: string;
  /** Right that is required to open the form. */
  right: R;
  /** Address of the form for an existing record; `insert` is the address for a new one. */
  update: (record: number) => string;
  insert?: string;
  /**
   * Field that names the record, in the values or in their translations. Without it `label` names the single record.
   */
  name?: string;
}

/** Returns one form per kind of record: 'page-meta-blog', 'page-meta-home'. */
export function formsOf<Form extends string, Kind extends string, R extends Right>(
  form: Form,
  kinds: readonly Kind[],
  of: (kind: Kind) => DraftForm<R>,
): Record<`${Form}-${Kind}`, DraftForm<R>> {
  const forms = kinds.map((kind) => [`${form}-${kind}`, of(kind)] as const);
  return Object.fromEntries(forms) as Record<`${Form}-${Kind}`, DraftForm<R>>;
}

/** Returns the address of the form that restores the draft. */
export function draftAddress({ insert, update }: DraftForm, record: number): string {
  return record === 0 && insert ? insert : update(record);
}

/**
 * Returns the name of the record from the draft values, or a placeholder if no name has been entered yet. A draft whose
 * values are on the server has been named when it was stored.
 */
export function draftName(
  { name, label }: DraftForm,
  { values, record, called, title }: Pick<StoredDraft, 'values' | 'record' | 'called'> & { title?: string },
): string {
  if (values === undefined && title) return title;
  if (name === undefined) return called === undefined ? label : `${label}: ${called}`;
  const translations = valueOf(values, 'translations');
  const places = isObject(translations) ? Object.values(translations) : [values];
  const names = places.flatMap((place) => textsOf(valueOf(place, name)));
  return names.find((each) => each.trim() !== '') ?? (record === 0 ? 'Adsız yeni kayıt' : 'Adsız kayıt');
}

/** Returns the text, or the texts of all languages. */
function textsOf(value: unknown): string[] {
  const texts: unknown[] = isObject(value) ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}

function valueOf(place: unknown, key: string): unknown {
  return isObject(place) ? Reflect.get(place, key) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
