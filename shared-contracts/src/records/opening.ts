import { limits } from '../rules/limits.ts';
import { provinceKeys } from '../rules/provinces.ts';
import { employments } from '../texts/employments.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { documentField, nameField, searchFields, slugField } from './page-fields.ts';

/** A job that the company offers. */
export const openingDefinition = defineRecord({
  entity: 'opening',
  noun: 'iş ilanı',
  rights: { read: 'openings.read', write: 'openings.write', remove: 'openings.delete' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    employment: field.choice(employments, { label: 'Çalışma biçimi', initial: 'full-time' }),
    province: field.choice(provinceKeys, { label: 'İl', isNullable: true }),
    closes_on: field.day({ label: 'Son başvuru günü' }),
    positions: field.integer({ label: 'Alınacak kişi sayısı', range: limits.opening.positions, isNullable: true }),
  },
  translated: {
    title: nameField('Başlık'),
    seo_name: slugField,
    summary: field.longText({ label: 'Özet', length: limits.summary }),
    place: field.text({ label: 'Yer', length: { max: limits.title.max } }),
    document: documentField,
    ...searchFields,
  },
});
