import { adminPaths } from '@vitrin/shared-contracts/paths';
import { completeForm } from '../../content/complete-form.ts';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, rowKeys, type ContentKind } from '../../content/content-kind.ts';
import {
  pictureItemFields,
  pictureItemInputSchema,
  type PictureItemInput,
  type PictureItemRecord,
  type PictureItemTranslationInput,
} from '@vitrin/shared-contracts/picture-items';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { withChangedFields } from '../../content/changed-fields.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { createOrderOperations } from '../../content/order-operations.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import type { RecordOperations } from '../../content/record-operations.ts';
import { saveTranslations } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { Services } from '../../services.ts';
import { certificates, sliders, type PictureItemKind } from './picture-item-kinds.ts';
import {
  deleteItem,
  insertItem,
  removeTranslation,
  saveTranslation,
  updateItem,
} from './picture-item-writes.repository.ts';
import { findRecord } from './picture-items.repository.ts';

type Input = Omit<PictureItemInput, 'translations'> & {
  translations: Record<string, PictureItemTranslationInput | null>;
};

/** Returns the write operations of one kind. */
export function pictureItemWrites(services: Services, kind: PictureItemKind): RecordOperations {
  const { entity } = kind;
  return {
    async create(context, form) {
      const input = read(form);
      return write(services, context, { action: 'create', entity }, (trx, stamp) =>
        addItem(kind, trx, stamp, { input }),
      );
    },

    async change(context, id, form) {
      const input = read(await completeForm(services, contentKindOf(kind), String(id), form));
      const { version = null } = input;
      const opened = { kind: contentKindOf(kind), record: String(id), version, input };
      return saveRecord(services, context, opened, (trx, _stamp, merged) => savedChange(trx, kind, id, merged.input));
    },

    remove: (context, id) => trashRecord(services, context, contentKindOf(kind), id),

    ...createOrderOperations(services, {
      table: kind.table,
      entity,
      noun: kind.noun,
      titleOf: async (trx, id) => titleOf(trx, await record(trx, kind, id)),
    }),
  };
}

async function savedChange(
  trx: Db,
  kind: PictureItemKind,
  id: number,
  input: Input,
): Promise<Written<PictureItemRecord>> {
  await checkPicture(trx, input.media_id);
  const before = await record(trx, kind, id);
  await updateItem(trx, kind, id, input);
  return withChangedFields(before, await saved(trx, kind, id, input));
}

/** Returns one kind in the history. */
export function contentKindOf(kind: PictureItemKind): ContentKind {
  return {
    entity: kind.entity,
    table: kind.table,
    schema: 1,
    fields: pictureItemFields,
    right: `${kind.table}.write`,
    screen: (key) => (kind === sliders ? adminPaths.sliderUpdate : adminPaths.certificateUpdate)(Number(key)),
    insertScreen: kind === sliders ? adminPaths.sliderInsert : adminPaths.certificateInsert,
    records: (db) => rowKeys(db, kind.table),
    async read({ db }, key) {
      const found = await findRecord(db, kind, Number(key), await defaultLanguageOf(db));
      if (!found) return null;
      const { version, updated_at: updatedAt, picture } = found;
      const values = storedValues(pictureItemFields, { ...found, media_id: picture?.id ?? null });
      return { version, updatedAt, title: await titleOf(db, found), values };
    },
    save: async ({ db }, key, values) => (await savedChange(db, kind, Number(key), read(values))).data,
    create: async ({ db }, values, stamp, id) =>
      createdRecord(await addItem(kind, db, stamp, { input: read(values), id })),
    async remove({ db }, key) {
      const { id } = await record(db, kind, Number(key));
      await deleteItem(db, kind, id);
    },
    shownOn: async () => publicPaths.home,
    rows: { order: kind.table },
  };
}

function read(form: unknown): Input {
  return validated(pictureItemInputSchema, form) as Input;
}

/** Creates a slide within an open transaction. */
export function addSlide(trx: Db, stamp: Stamp, input: Input): Promise<Written<PictureItemRecord>> {
  return addItem(sliders, trx, stamp, { input });
}

/** Creates a certificate within an open transaction. */
export function addCertificate(trx: Db, stamp: Stamp, input: Input): Promise<Written<PictureItemRecord>> {
  return addItem(certificates, trx, stamp, { input });
}

interface NewItem {
  input: Input;
  /** The former id of a deleted item. */
  id?: number | undefined;
}

async function addItem(kind: PictureItemKind, trx: Db, stamp: Stamp, { input, id: formerId }: NewItem) {
  await checkPicture(trx, input.media_id);
  const { active, media_id, link_url } = input;
  const id = await insertItem(trx, kind, { active, media_id, link_url, id: formerId }, stamp);
  return saved(trx, kind, id, input);
}

async function saved(
  trx: Db,
  kind: PictureItemKind,
  id: number,
  { translations }: Input,
): Promise<Written<PictureItemRecord>> {
  await saveTranslations(trx, translations, {
    present: Object.keys((await record(trx, kind, id)).translations),
    field: 'title',
    save: (lang, translation) => saveTranslation(trx, kind, { item_id: id, lang }, translation),
    remove: (lang) => removeTranslation(trx, kind, id, lang),
  });
  const data = await record(trx, kind, id);
  const fields = ['active', 'media_id', 'link_url', ...Object.keys(translations).map((lang) => `translations.${lang}`)];
  return { data, entityId: id, title: await titleOf(trx, data), fields };
}

async function titleOf(trx: Db, { translations }: PictureItemRecord): Promise<string> {
  return translations[await defaultLanguageOf(trx)]?.title ?? '';
}

async function checkPicture(trx: Db, id: number): Promise<void> {
  const found = await picturesByIds(trx, [id], await defaultLanguageOf(trx));
  if (!found.has(id)) throw new Invalid({ media_id: invalid.choice });
}

async function record(trx: Db, kind: PictureItemKind, id: number): Promise<PictureItemRecord> {
  const found = await findRecord(trx, kind, id, await defaultLanguageOf(trx));
  if (!found) throw new NotFound();
  return found;
}
