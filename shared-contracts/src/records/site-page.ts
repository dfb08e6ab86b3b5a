import { limits } from '../rules/limits.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { nameField, searchFields, slugField } from './page-fields.ts';

/** A page that staff make of sections. */
export const sitePageDefinition = defineRecord({
  entity: 'site-page',
  noun: 'sayfa',
  rights: { read: 'site-pages.read', write: 'site-pages.write', remove: 'site-pages.delete' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    parent_id: field.relation({ label: 'Üst sayfa', of: 'site-page', isNullable: true }),
    cover_id: field.picture({ label: 'Kapak görseli', shownAs: 'cover' }),
    sections: field.sections({ label: 'Bölümler' }),
  },
  translated: {
    title: nameField('Başlık'),
    seo_name: slugField,
    summary: field.longText({ label: 'Özet', length: limits.summary }),
    texts: field.sectionTexts({ label: 'Bölümlerin metinleri' }),
    ...searchFields,
  },
});
