import { limits } from '../rules/limits.ts';
import { invalid } from '../texts/invalid.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { nameField, searchFields, slugField } from './page-fields.ts';

/** Somebody who works for the company. Visitors see a person only while a consent is noted (KVKK). */
export const personDefinition = defineRecord({
  entity: 'person',
  noun: 'kişi',
  rights: { read: 'people.read', write: 'people.write', remove: 'people.delete' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    portrait_id: field.picture({ label: 'Portre', shownAs: 'portrait' }),
    has_page: field.flag({ label: 'Kendi sayfası var', initial: 0 }),
    consent_on: field.day({ label: 'Onay tarihi (KVKK)' }),
    // Contact by choice: what is empty is nowhere.
    email: field.code({
      label: 'E-posta',
      length: { max: limits.person.email },
      pattern: { matches: /^$|^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, message: invalid.email },
    }),
    phone: field.code({
      label: 'Telefon',
      length: limits.phone,
      pattern: { matches: /^$|^[+\d][\d ()/.-]{5,}$/, message: invalid.phone },
    }),
    profile_url: field.code({
      label: 'Profil bağlantısı',
      length: limits.address,
      pattern: { matches: /^$|^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/, message: invalid.https },
    }),
  },
  translated: {
    name: nameField('Ad soyad'),
    seo_name: slugField,
    role: field.text({ label: 'Görev', length: { max: limits.title.max } }),
    profession: field.text({ label: 'Uzmanlık', length: { max: limits.title.max } }),
    summary: field.longText({ label: 'Kısa tanıtım', length: limits.summary }),
    document: field.richText({ label: 'Özgeçmiş', isOptional: true }),
    ...searchFields,
  },
});
