import { limits } from '../rules/limits.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';

/** Kinds of sections of the home page (product §3). */
export const homeSectionKinds = [
  'slider',
  'introduction',
  'text',
  'numbers',
  'catalogue',
  'certificates',
  'articles',
  'contact',
] as const;

/** A section of the home page. */
export const homeSectionDefinition = defineRecord({
  entity: 'home-section',
  noun: 'bölüm',
  rights: { read: 'home-sections.read', write: 'home-sections.write' },
  shared: {
    active: field.flag({ label: 'Açık' }),
    kind: field.choice(homeSectionKinds, { label: 'Tür', required: true, initial: 'text' }),
  },
  translated: {
    title: field.text({ label: 'Başlık', length: { max: limits.title.max } }),
    text: field.longText({ label: 'Metin', length: limits.sectionText }),
  },
});
