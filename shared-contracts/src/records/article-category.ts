import { limits } from '../rules/limits.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { nameField, searchFields, slugField } from './page-fields.ts';

/** A category of articles. */
export const articleCategoryDefinition = defineRecord({
  entity: 'article-category',
  noun: 'makale kategorisi',
  rights: { read: 'articles.read', write: 'articles.write', remove: 'articles.delete', order: 'articles.order' },
  shared: {},
  translated: {
    name: nameField('Ad'),
    seo_name: slugField,
    text: field.longText({ label: 'Kısa metin', length: limits.summary }),
    ...searchFields,
  },
});
