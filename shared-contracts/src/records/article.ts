import { limits } from '../rules/limits.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { documentField, nameField, searchFields, slugField } from './page-fields.ts';

/** An article of the blog. */
export const articleDefinition = defineRecord({
  entity: 'article',
  noun: 'makale',
  rights: { read: 'articles.read', write: 'articles.write', remove: 'articles.delete', order: 'articles.order' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    published_at: field.moment({ label: 'Yayın tarihi', required: true }),
    category_id: field.relation({ label: 'Kategori', of: 'article-category', isNullable: true }),
    author_id: field.relation({ label: 'Yazar', of: 'person', isNullable: true }),
    cover_id: field.picture({ label: 'Kapak görseli', shownAs: 'cover' }),
  },
  translated: {
    title: nameField('Başlık'),
    seo_name: slugField,
    summary: field.longText({ label: 'Özet', length: limits.summary }),
    document: documentField,
    ...searchFields,
  },
});
