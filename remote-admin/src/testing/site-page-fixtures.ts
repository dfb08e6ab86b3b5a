import { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { SitePageRecord, SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { emptyTexts } from './empty-texts.ts';

const updated_at = '2026-01-06T09:00:00.000Z';

export function sitePageRow(id: number, title: string, changed: Partial<SitePageRow> = {}): SitePageRow {
  const state = { parent_id: null, queue: 100 - id, active: 1, version: 2, cover: null } as const;
  return { id, title, languages: ['tr'], path: `/sayfa-${id}`, updated_at, ...state, ...changed };
}

interface PageSections {
  sections?: StoredSection[];
  /** Texts of the sections by language. */
  texts?: Readonly<Record<string, SectionTexts>>;
}

export function sitePageRecord({ sections = [], texts = {} }: PageSections = {}): SitePageRecord {
  const titles: Readonly<Record<string, string>> = { tr: 'Hizmetler', en: 'Services' };
  const translations = Object.fromEntries(
    ['tr', ...Object.keys(texts)].map((lang) => [
      lang,
      emptyTexts(sitePageDefinition, { title: titles[lang] ?? lang, seo_name: 'hizmetler', texts: texts[lang] ?? {} }),
    ]),
  );
  return {
    id: 8,
    parent_id: null,
    queue: 1,
    active: 1,
    version: 2,
    updated_at,
    cover: null,
    pictures: [],
    paths: { tr: '/hizmetler' },
    sections,
    translations,
  };
}
