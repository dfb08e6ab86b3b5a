import type { ArticleRecord, ArticleRow } from 'shared-contracts/articles';
import type { ContractRecord } from 'shared-contracts/contracts';
import type { LanguageRecord } from 'shared-contracts/languages';

export const languages: LanguageRecord[] = [
  { id: 1, abbr: 'tr', lang: 'Türkçe', active: 1, is_default: 1, version: 1, page_lang: {} },
  { id: 2, abbr: 'en', lang: 'English', active: 1, is_default: 0, version: 1, page_lang: {} },
];

export const textDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Çelik, depremde esner.' }] }],
};

const moments = { published_at: '2026-01-05T09:00:00.000Z', updated_at: '2026-01-06T09:00:00.000Z' };

export function articleRow(id: number, title: string): ArticleRow {
  return { id, queue: 100 - id, active: 1, cover: null, version: 3, title, languages: ['tr'], ...moments };
}

export function articleRecord(version = 3): ArticleRecord {
  const { title, languages: _languages, ...row } = articleRow(7, 'Çelik yapılar');
  const words = { title, seo_name: 'celik-yapilar', summary: '', content: '', seo_title: null, seo_description: null };
  return { ...row, version, updated_by: null, translations: { tr: { ...words, document: textDocument } } };
}

export function contractRecord(id: number, name: string): ContractRecord {
  const words = { name, seo_name: 'kvkk', content: '', document: textDocument, seo_title: null, seo_description: null };
  const slugs = { seo_name: 'kvkk', seo_name_tr: 'kvkk' };
  const { updated_at } = moments;
  return { id, kind: 'kvkk', version: 1, updated_at, updated_by: null, name, ...slugs, translations: { tr: words } };
}
