import type { ContentField, ContentFields, FieldMap } from '../merge/content-fields.ts';
import type { AnyRecord } from './define-record.ts';
import { fieldKinds, type Field, type FieldSet } from './field.ts';

/**
 * Returns the fields of the history and of the merge of concurrent changes.
 * @param definition - declaration of the kind
 */
export function contentFields({ shared, translated }: AnyRecord): ContentFields {
  return { shared: fieldMap(shared), translated: fieldMap(translated) };
}

function fieldMap(fields: FieldSet): FieldMap {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, contentField(field)]));
}

function contentField({ type, label, required, isOptional }: Field<unknown>): ContentField {
  return {
    kind: fieldKinds[type],
    label,
    ...(type === 'slug' && { isGenerated: true }),
    ...(isOptional && { isOptional }),
    ...((type === 'picture' || type === 'pictures') && { picture: required ? 'required' : 'optional' }),
  };
}
