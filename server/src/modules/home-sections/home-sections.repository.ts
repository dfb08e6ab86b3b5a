import type { HomeSection, HomeSectionKind, HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { homeSectionDefinition } from '@vitrin/shared-contracts/records/home-section';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import { selectTranslation, type Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Where the texts of the sections are stored. */
export const homeSectionTexts = { table: 'home_section_translations', owner: 'section_id' } as const;

const source = { definition: homeSectionDefinition, store: homeSectionTexts };

/** Returns the active sections, highest `queue` first, each in the requested language or the fallback. */
export async function listPublic(db: Db, languages: Languages): Promise<HomeSection[]> {
  const sections = await records(db).where('active', '=', 1).execute();
  const rows = await db
    .selectFrom('home_section_translations')
    .select(['section_id', 'lang', 'title', 'text'])
    .where('lang', 'in', [languages.requested, languages.fallback])
    .execute();
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
  const texts = await readTexts(db, source);
  return (await records(db).execute()).map((section) => ({ ...section, translations: texts.of(section.id) }));
}

export async function findRecord(db: Db, id: number): Promise<HomeSectionRecord | null> {
  const section = await records(db).where('id', '=', id).executeTakeFirst();
  if (!section) return null;
  return { ...section, translations: (await readTexts(db, source, [id])).of(id) };
}

function records(db: Db) {
  return db
    .selectFrom('home_sections')
    .select(['id', 'queue', 'active', 'kind', 'version', 'updated_at'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ kind: HomeSectionKind }>();
}
