import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { certificates, sliders, type PictureItemKind } from './picture-item-kinds.ts';
import { findRecord } from './picture-items.repository.ts';

interface Screens {
  update: (id: number) => string;
  insert: string;
}

function pictureItemRecords(kind: PictureItemKind, { update, insert }: Screens) {
  const { definition, table, store: texts } = kind;
  return contentRecord(
    definition,
    { table, texts, order: { table, newest: 'first' } },
    {
      places: {
        screen: (key) => update(Number(key)),
        insertScreen: insert,
        shownOn: async () => publicPaths.home,
      },
      find: async (db, id) => findRecord(db, kind, id, await defaultLanguageOf(db)),
    },
  );
}

/** Slides of the home page. */
export const sliderRecords = pictureItemRecords(sliders, {
  update: adminPaths.sliderUpdate,
  insert: adminPaths.sliderInsert,
});

/** Certificates of the home page. */
export const certificateRecords = pictureItemRecords(certificates, {
  update: adminPaths.certificateUpdate,
  insert: adminPaths.certificateInsert,
});
