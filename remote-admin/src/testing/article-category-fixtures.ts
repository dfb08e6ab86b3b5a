import type { ArticleCategoryRecord, ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { articleCategoryDefinition } from '@vitrin/shared-contracts/records/article-category';
import { emptyTexts } from './empty-texts.ts';

const updated_at = '2026-01-06T09:00:00.000Z';

export function articleCategoryRow(
  id: number,
  name: string,
  changed: Partial<ArticleCategoryRow> = {},
): ArticleCategoryRow {
  const seo_name = `kategori-${id}`;
  const texts = { name, seo_name, slugs: [seo_name], languages: ['tr'] };
  return { id, queue: 100 - id, version: 2, updated_at, articles: 0, ...texts, ...changed };
}

export function articleCategoryRecord(): ArticleCategoryRecord {
  const texts = { name: 'İş güvenliği', seo_name: 'is-guvenligi' };
  const translations = { tr: emptyTexts(articleCategoryDefinition, texts) };
  return { id: 13, queue: 87, version: 2, updated_at, translations };
}
