import type { HomeSection, HomeSectionKind, HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import type { Db } from '../../platform/database/tables.ts';
import { selectTranslation, type Languages } from '../../content/request-language.ts';

/** Returns the active sections, highest `queue` first, each in the requested language or the fallback. */
export async function listPublic(db: Db, languages: Languages): Promise<HomeSection[]> {
  const sections = await records(db).where('active', '=', 1).execute();
  const rows = await translationRows(db).where('lang', 'in', [languages.requested, languages.fallback]).execute();
  const translations = Map.groupBy(rows, (row) => row.section_id);
  return sections.flatMap(({ id, queue, kind }) => {
    const shown = selectTranslation(translations.get(id), languages);
    if (!shown) return [];
    const { title, text, lang } = shown;
    return [{ id, queue, kind, title, text, lang }];
  });
}

/** Returns the panel list. Not paginated, because there are only a few. */
export async function listRecords(db: Db): Promise<HomeSectionRecord[]> {
  return recordsOf(await records(db).execute(), await translationRows(db).execute());
}

export async function findRecord(db: Db, id: number): Promise<HomeSectionRecord | null> {
  const sections = await records(db).where('id', '=', id).execute();
  const [record] = recordsOf(sections, await translationRows(db).where('section_id', '=', id).execute());
  return record ?? null;
}

function records(db: Db) {
  return db
    .selectFrom('home_sections')
    .select(['id', 'queue', 'active', 'kind', 'version', 'updated_at'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ kind: HomeSectionKind }>();
}

function translationRows(db: Db) {
  return db.selectFrom('home_section_translations').select(['section_id', 'lang', 'title', 'text']).orderBy('lang');
}

interface TranslationRow {
  section_id: number;
  lang: string;
  title: string;
  text: string;
}

function recordsOf(
  sections: readonly Omit<HomeSectionRecord, 'translations'>[],
  rows: readonly TranslationRow[],
): HomeSectionRecord[] {
  const translations = Map.groupBy(rows, (row) => row.section_id);
  return sections.map((section) => ({
    ...section,
    translations: Object.fromEntries(
      (translations.get(section.id) ?? []).map(({ lang, title, text }) => [lang, { title, text }]),
    ),
  }));
}
