import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { certificateDefinition, sliderDefinition } from '@vitrin/shared-contracts/records/picture-item';
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
  sliderDefinition,
  {
    table: 'sliders',
    texts: { table: 'slider_translations', owner: 'item_id' },
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
  certificateDefinition,
  {
    table: 'certificates',
    texts: { table: 'certificate_translations', owner: 'item_id' },
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
