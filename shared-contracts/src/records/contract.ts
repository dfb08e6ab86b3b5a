import { limits } from '../rules/limits.ts';
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
    /** Name and version of the template that the text was made of; empty without one. */
    template: field.code({ label: 'Hazır metin', length: limits.legalText.template }),
    /** JSON of the values that it was filled with. */
    template_values: field.code({ label: 'Hazır metnin değerleri', length: limits.legalText.values }),
  },
  translated: {
    name: nameField('Ad'),
    seo_name: slugField,
    document: documentField,
    ...searchFields,
  },
});
