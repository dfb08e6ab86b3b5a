import { limits } from '../rules/limits.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';

/**
 * Sections of the public contact information (product §3). `source_link` is the address of the map, `shift` the working
 * hours.
 */
export const contactSections = ['adres', 'email', 'telefon', 'shift', 'source_link'] as const;

/** One item of the contact information. */
export const contactItemDefinition = defineRecord({
  entity: 'contact-information',
  noun: 'bilgi',
  rights: { read: 'contact-information.read', write: 'contact-information.write' },
  shared: {
    section: field.choice(contactSections, { label: 'Bölüm', required: true }),
    name: field.text({ label: 'Ad', required: true, length: limits.title }),
    // Each section has a limit of its own: `contactContentProblem`.
    content_data: field.code({
      label: 'İçerik',
      required: true,
      length: { max: limits.specialDays.json },
      shownAs: 'content',
    }),
    lang: field.language({ label: 'Gösterildiği dil' }),
  },
  translated: {},
});
