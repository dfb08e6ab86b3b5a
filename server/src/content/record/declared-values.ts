import type { AnyRecord } from '@vitrin/shared-contracts/records/define-record';
import type { Field } from '@vitrin/shared-contracts/records/field';
import type { Db } from '../../platform/database/tables.ts';
import { defaultLanguageOf } from '../active-languages.ts';

/** A record as its form in the panel reads it; kinds without languages have no translations. */
type Shown = object & { translations?: Readonly<Record<string, object>> };

/** Returns the fields of the form that a record has under another name, such as the id of a picture. */
export function formValuesOf({ shared }: AnyRecord, record: object): Record<string, unknown> {
  const shown: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(
    Object.entries(shared).flatMap(([name, field]) =>
      field.shownAs === undefined ? [] : [[name, formValueOf(field, shown[field.shownAs])]],
    ),
  );
}

function formValueOf({ type }: Field<unknown>, shown: unknown): unknown {
  if (type === 'picture') return idIn(shown);
  if (!Array.isArray(shown)) return shown;
  if (type === 'files') return shown.map(pathIn);
  return type === 'pictures' ? shown.map(idIn) : shown;
}

function pathIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'path' in value ? value.path : value;
}

function idIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}

/**
 * Returns the name of a record for the history and the audit log: its first text in the default language, otherwise in the
 * first language that it has; for a kind without languages, the first field.
 */
export async function nameOf(db: Db, { shared, translated }: AnyRecord, record: Shown): Promise<string> {
  const [name] = Object.keys(translated);
  if (name === undefined) return textAt(record, Object.keys(shared)[0]);
  const { translations = {} } = record;
  return textAt(translations[await defaultLanguageOf(db)] ?? Object.values(translations)[0] ?? {}, name);
}

function textAt(values: object, name = ''): string {
  const value: unknown = { ...values }[name as never];
  return typeof value === 'string' ? value : '';
}
