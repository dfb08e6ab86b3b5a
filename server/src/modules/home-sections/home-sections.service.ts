import type { HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { homeSectionDefinition } from '@vitrin/shared-contracts/records/home-section';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { findRecord, homeSectionTexts } from './home-sections.repository.ts';

/** Sections of the home page. */
export const homeSectionRecords = contentRecord(
  homeSectionDefinition,
  {
    table: 'home_sections',
    texts: homeSectionTexts,
    // Above the others, a new section would push the hero of the company off the top.
    order: { table: 'home_sections', newest: 'last' },
  },
  {
    places: {
      screen: (key) => adminPaths.homeSectionUpdate(Number(key)),
      insertScreen: adminPaths.homeSectionInsert,
      shownOn: async () => publicPaths.home,
      // Since 1.2 the home page is one record.
      original: () => ({ entity: 'page-sections', record: 'home' }),
    },
    find: findRecord,
    // A section without a title is identified by its kind.
    findTitle: async (db, { kind, translations }: HomeSectionRecord) =>
      translations[await defaultLanguageOf(db)]?.title || kind,
  },
);
