import { defineRecord } from './define-record.ts';
import { field } from './field.ts';

/** Sections of a page that always exists, such as the home page. */
export const pageSectionsDefinition = defineRecord({
  entity: 'page-sections',
  noun: 'sabit sayfa',
  rights: { read: 'site-pages.read', write: 'site-pages.write' },
  shared: { sections: field.sections({ label: 'Bölümler' }) },
  translated: { texts: field.sectionTexts({ label: 'Bölümlerin metinleri' }) },
});
