import type { AnnouncementRow } from '@vitrin/shared-contracts/announcements';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { PaletteCommand, RecordSource } from '../../editing/panel-module.ts';

export const commands: readonly PaletteCommand[] = [
  {
    label: 'Siteye duyuru koy',
    words: 'duyuru tatil bayram taziye şerit kart kapalıyız haber',
    to: adminPaths.announcementInsert,
    right: 'announcements.draft-own',
  },
];

export const records: readonly RecordSource[] = [
  {
    right: 'announcements.draft-own',
    group: 'Duyurular',
    find: async (search, readList) =>
      (await readList<AnnouncementRow>(api.adminAnnouncements, { search })).map(({ id, translations }) => ({
        label: Object.values(translations)[0]?.title ?? '',
        to: adminPaths.announcementUpdate(id),
      })),
  },
];
