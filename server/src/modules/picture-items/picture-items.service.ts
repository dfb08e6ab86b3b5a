import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import type { Db } from '../../platform/database/tables.ts';
import { certificates, sliders, type PictureItemKind } from './picture-item-kinds.ts';
import { findRecord } from './picture-items.repository.ts';

const find = (kind: PictureItemKind) => async (db: Db, id: number) =>
  findRecord(db, kind, id, await defaultLanguageOf(db));

const shownOn = async () => publicPaths.home;

/** Slides of the home page. */
export const sliderRecords = contentRecord(
  sliders.definition,
  {
    table: 'sliders',
    texts: sliders.store,
    order: { table: 'sliders', newest: 'first' },
  },
  {
    places: {
      screen: (key) => adminPaths.sliderUpdate(Number(key)),
      insertScreen: adminPaths.sliderInsert,
      shownOn,
    },
    find: find(sliders),
  },
);

/** Certificates of the home page. */
export const certificateRecords = contentRecord(
  certificates.definition,
  {
    table: 'certificates',
    texts: certificates.store,
    order: { table: 'certificates', newest: 'first' },
  },
  {
    places: {
      screen: (key) => adminPaths.certificateUpdate(Number(key)),
      insertScreen: adminPaths.certificateInsert,
      shownOn,
    },
    find: find(certificates),
  },
);
