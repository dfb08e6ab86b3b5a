import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import {
  pictureItemFields,
  pictureItemInputSchema,
  type PictureItemInput,
  type PictureItemRecord,
  type PictureItemTranslationInput,
} from '@vitrin/shared-contracts/picture-items';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { contentRecord, type ContentRecord } from '../../content/record/content-record.ts';
import { saveTranslations } from '../../content/translations.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Invalid } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { picturesByIds } from '../media/pictures.ts';
import { certificates, sliders, type PictureItemKind } from './picture-item-kinds.ts';
import {
  deleteItem,
  insertItem,
  removeTranslation,
  saveTranslation,
  updateItem,
} from './picture-item-writes.repository.ts';
import { findRecord } from './picture-items.repository.ts';

type Texts = Record<string, PictureItemTranslationInput | null>;
type Input = Omit<PictureItemInput, 'translations'> & { translations: Texts };

/** Slides of the home page. */
export const sliderRecords = pictureItems(sliders, {
  screen: (key) => adminPaths.sliderUpdate(Number(key)),
  insertScreen: adminPaths.sliderInsert,
});

/** Certificates of the home page. */
export const certificateRecords = pictureItems(certificates, {
  screen: (key) => adminPaths.certificateUpdate(Number(key)),
  insertScreen: adminPaths.certificateInsert,
});

type Screens = Pick<ContentKind, 'screen' | 'insertScreen'>;

function pictureItems(kind: PictureItemKind, screens: Screens): ContentRecord<PictureItemRecord, Input> {
  return contentRecord<PictureItemRecord, Input>({
    ...screens,
    entity: kind.entity,
    table: kind.table,
    noun: kind.noun,
    schema: 1,
    fields: pictureItemFields,
    right: `${kind.table}.write`,
    shownOn: async () => publicPaths.home,
    parse: (form) => validated(pictureItemInputSchema, form) as Input,
    find: async (db, id) => findRecord(db, kind, id, await defaultLanguageOf(db)),
    titleOf: async (db, { translations }) => translations[await defaultLanguageOf(db)]?.title ?? '',
    formValues: ({ picture }) => ({ media_id: picture?.id ?? null }),
    async insert(trx, { active, media_id, link_url, translations }, stamp, formerId) {
      await checkPicture(trx, media_id);
      const id = await insertItem(trx, kind, { active, media_id, link_url, id: formerId }, stamp);
      await saveTexts(trx, kind, { id, translations: {} }, translations);
      return id;
    },
    async update(trx, item, input) {
      await checkPicture(trx, input.media_id);
      await updateItem(trx, kind, item.id, input);
      await saveTexts(trx, kind, item, input.translations);
    },
    remove: (trx, { id }) => deleteItem(trx, kind, id),
  });
}

type Item = Pick<PictureItemRecord, 'id' | 'translations'>;

function saveTexts(trx: Db, kind: PictureItemKind, { id, translations }: Item, texts: Texts): Promise<void> {
  return saveTranslations(trx, texts, {
    present: Object.keys(translations),
    field: 'title',
    save: (lang, text) => saveTranslation(trx, kind, { item_id: id, lang }, text),
    remove: (lang) => removeTranslation(trx, kind, id, lang),
  });
}

async function checkPicture(trx: Db, id: number): Promise<void> {
  const found = await picturesByIds(trx, [id], await defaultLanguageOf(trx));
  if (!found.has(id)) throw new Invalid({ media_id: invalid.choice });
}
