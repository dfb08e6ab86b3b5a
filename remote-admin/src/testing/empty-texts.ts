import type { AnyRecord, StoredTexts } from '@vitrin/shared-contracts/records/define-record';
import type { Field } from '@vitrin/shared-contracts/records/field';

/**
 * Returns texts of a record for tests: these, and the others empty, so that a new field of the kind needs no fixture.
 */
export function emptyTexts<D extends AnyRecord>({ translated }: D, texts: Partial<StoredTexts<D>>): StoredTexts<D> {
  const empty = Object.entries(translated).map(([name, field]) => [name, emptyValue(field)]);
  const content = 'document' in translated ? { content: '' } : {};
  return { ...Object.fromEntries(empty), ...content, ...texts } as StoredTexts<D>;
}

function emptyValue({ type, isNullable }: Field<unknown>): unknown {
  if (type === 'labels' || type === 'pairs') return [];
  if (type === 'sectionTexts') return {};
  return isNullable || type === 'richText' ? null : '';
}
