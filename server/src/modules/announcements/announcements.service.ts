import { announcementErrors } from '@vitrin/shared-contracts/announcement-state';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { announcementDefinition } from '@vitrin/shared-contracts/records/announcement';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { ContentSource } from '../../content/content-kind.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { findTargets } from '../menus/menu-targets.service.ts';
import { announcementTexts, findAnnouncement } from './announcements.repository.ts';

/** Notices of the site. */
export const announcementRecords = contentRecord(
  announcementDefinition,
  {
    table: 'announcements',
    texts: announcementTexts,
    order: { table: 'announcements', newest: 'first' },
  },
  {
    places: {
      screen: (key) => adminPaths.announcementUpdate(Number(key)),
      insertScreen: adminPaths.announcementInsert,
      shownOn: async (source, _record, lang, values) => pageOf(source, lang, values),
    },
    find: findAnnouncement,
    check: (_source, input) => announcementErrors(input),
  },
);

/** Returns a page that shows a notice with these values; null if none of its pages is public in this language. */
async function pageOf(source: ContentSource, lang: string, { scope, pages }: ContentValues): Promise<string | null> {
  if (scope !== 'chosen' || !Array.isArray(pages)) return publicPaths.home;
  const targets = await findTargets(source, pages.map(String), [lang]);
  const shown = [...targets.values()].find(({ states }) => states[lang] === 'public');
  return shown?.paths[lang] ?? null;
}
