import type { Schema } from 'yup';
import type { AnyRecord, RecordRights } from '@vitrin/shared-contracts/records/define-record';
import { contentFields } from '@vitrin/shared-contracts/records/history-fields';
import { formSchema } from '@vitrin/shared-contracts/records/input-schema';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import type { ContentServices } from '../content-services.ts';
import { completeForm } from '../complete-form.ts';
import { createdRecord, inTransactionOf, rowKeys, type ContentKind, type ContentSource } from '../content-kind.ts';
import { createOrderOperations, type OrderOperations } from '../order-operations.ts';
import { saveRecord } from '../save-record.ts';
import { storedValues } from '../stored-values.ts';
import { trashRecord } from '../trash/move-to-trash.ts';
import { writeContent, type Written } from '../write.ts';
import { formValuesOf } from './declared-values.ts';
import { deleteRow } from './record-rows.repository.ts';
import type { RecordRow, RecordRules } from './record-rules.ts';
import { createSaves, type RecordSaves } from './record-saves.ts';
import type { RecordStore, RecordTable, TextTable, WithColumns } from './record-store.ts';

/** The writes of staff. `form` is the form as it was received. */
export interface RecordWrites<R extends RecordRow = RecordRow> {
  create(context: WriteContext, form: unknown): Promise<WriteResult<R>>;
  change(context: WriteContext, id: number, form: unknown): Promise<WriteResult<R>>;
  remove(context: WriteContext, id: number): Promise<{ id: number }>;
}

/** One kind of record: what the history, drafts and trash know of it, and how staff write it. */
export interface ContentRecord<R extends RecordRow> {
  kind: ContentKind;
  rights: RecordRights;
  /** Schema of the form. */
  schema: Schema;
  isOrdered: boolean;
  /** Returns a record. Throws 404 when it does not exist. */
  require(db: Db, id: number): Promise<R>;
  /** Validates a form and creates a record within an open transaction. */
  add(source: ContentSource, stamp: Stamp, form: unknown): Promise<Written<R>>;
  createWrites(services: ContentServices): RecordWrites<R>;
  /** Returns the changes of the order. Throws a `TypeError` for a kind without one. */
  createOrder(services: ContentServices): OrderOperations;
}

/**
 * The server's counterpart of the panel's `recordKind`: derives everything about a kind of record from its declaration,
 * its tables and its rules. A field without a column does not compile.
 */
export function contentRecord<
  D extends AnyRecord,
  R extends RecordRow,
  Table extends RecordTable,
  Texts extends TextTable = never,
  Renamed extends string = never,
>(
  definition: D,
  checked: RecordStore<Table, Texts, Renamed> & WithColumns<D, Table, Texts, Renamed>,
  rules: RecordRules<D, R>,
): ContentRecord<R> {
  // From here on, every kind is stored in the same way.
  const store = checked as unknown as RecordStore;
  const saves = createSaves(definition, store, rules);
  const kind = createKind({ definition, store, rules, saves });
  return {
    kind,
    rights: definition.rights,
    schema: formSchema(definition),
    isOrdered: store.order !== undefined,
    require: saves.require,
    add: async (source, stamp, form) => saves.add(source, stamp, await saves.parse(source.db, form)),
    createWrites: (services) => createWrites(services, kind, { saves, rules }),
    createOrder(services) {
      if (!store.order) throw new TypeError(`${definition.entity} has no order`);
      const { entity, noun } = definition;
      const titleOf = async (trx: Db, id: number) => saves.findTitle(trx, await saves.require(trx, id));
      return createOrderOperations(services, { table: store.order.table, entity, noun, titleOf });
    },
  };
}

interface KindParts<D extends AnyRecord, R extends RecordRow> {
  definition: D;
  store: RecordStore;
  rules: RecordRules<D, R>;
  saves: RecordSaves<D, R>;
}

function createKind<D extends AnyRecord, R extends RecordRow>(parts: KindParts<D, R>): ContentKind {
  const { definition, store, rules, saves } = parts;
  const { entity, rights } = definition;
  const { table, order, slugs } = store;
  const { parent, places } = rules;
  const fields = contentFields(definition);
  return {
    ...places,
    entity,
    table,
    ...(definition.upgrades && { upgrades: definition.upgrades }),
    fields,
    right: rights.write,
    records: (db) => rules.listKeys?.(db) ?? rowKeys(db, table),
    async read({ db }, key) {
      // '01' and '0x1' are no keys: they would have drafts and a history beside those of record 1.
      const found = String(Number(key)) === key ? await rules.find(db, Number(key)) : null;
      if (!found) return null;
      const values = storedValues(fields, { ...found, ...formValuesOf(definition, found) });
      return { version: found.version, updatedAt: found.updated_at, title: await saves.findTitle(db, found), values };
    },
    save: async (source, key, values, stamp) =>
      (await saves.change(source, stamp, Number(key), await saves.parse(source.db, values))).data,
    create: async (source, values, stamp, id) =>
      createdRecord(await saves.add(source, stamp, await saves.parse(source.db, values), id)),
    async remove({ db }, key) {
      const found = await saves.require(db, Number(key));
      await rules.checkRemoval?.(db, found);
      await deleteRow(db, store, found.id);
    },
    rows: {
      ...(rights.remove && { deleteRight: rights.remove }),
      ...(order && { order: order.table }),
      ...(slugs && { slugs }),
      ...(parent && { parent }),
    },
  };
}

function createWrites<D extends AnyRecord, R extends RecordRow>(
  services: ContentServices,
  kind: ContentKind,
  { saves, rules: { completeSent } }: Pick<KindParts<D, R>, 'rules' | 'saves'>,
): RecordWrites<R> {
  const { entity } = kind;
  return {
    async create(context, form) {
      const input = await saves.parse(services.db, form);
      return writeContent(services, context, { action: 'create', entity }, (trx, stamp) =>
        saves.add(inTransactionOf(services, trx), stamp, input),
      );
    },
    async change(context, id, form) {
      const completed = await completeForm(services, { kind, record: String(id), completeSent }, form);
      const input = await saves.parse(services.db, completed);
      const opened = { kind, record: String(id), version: input.version ?? null, input };
      return saveRecord(services, context, opened, (trx, stamp, merged) =>
        saves.change(inTransactionOf(services, trx), stamp, id, merged.input),
      );
    },
    remove: (context, id) => trashRecord(services, context, kind, id),
  };
}
