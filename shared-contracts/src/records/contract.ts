import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { documentField, nameField, searchFields, slugField } from './page-fields.ts';

/** Kinds of contracts (legal pages). */
export const contractKinds = ['kvkk', 'privacy', 'cookies', 'terms', 'information-society', 'other'] as const;

/** A legal page. */
export const contractDefinition = defineRecord({
  entity: 'contract',
  noun: 'sözleşme',
  rights: { read: 'contracts.read', write: 'contracts.write', remove: 'contracts.delete' },
  shared: {
    kind: field.choice(contractKinds, { label: 'Tür', initial: 'other' }),
  },
  translated: {
    name: nameField('Ad'),
    seo_name: slugField,
    document: documentField,
    ...searchFields,
  },
});
