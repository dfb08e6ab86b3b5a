import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { completeForm } from '../complete-form.ts';
import { createdRecord, rowKeys, type ContentKind } from '../content-kind.ts';
import { createOrderOperations } from '../order-operations.ts';
import type { RecordOperations } from '../record-operations.ts';
import type { Ordered } from '../reorder.ts';
import { saveRecord } from '../save-record.ts';
import { storedValues } from '../stored-values.ts';
import { trashRecord } from '../trash/move-to-trash.ts';
import type { VersionGuard } from '../version-guard.ts';
import { write, type Written } from '../write.ts';

/** A record as its form in the panel reads it. */
interface RecordRow {
  id: number;
  version: number;
  updated_at: string;
}

/** A validated form; `version` is the one that it was opened with. */
interface RecordInput {
  version?: number | undefined;
}

/** What a kind declares of its `ContentKind`; the rest follows from its rules. */
type DeclaredKind = Pick<ContentKind, 'entity' | 'fields' | 'insertScreen' | 'right' | 'schema' | 'screen' | 'shownOn'>;

/** What is special about one kind of ordered record. `R` is the record, `I` the validated form. */
export interface RecordRules<R extends RecordRow, I extends RecordInput> extends DeclaredKind {
  table: Ordered & NonNullable<VersionGuard['table']>;
  /** Turkish singular noun for the audit log: '3 bölüm'. */
  noun: string;
  /** Validates `form_data`; throws `Invalid`. */
  parse(form: unknown): I;
  find(db: Db, id: number): Promise<R | null>;
  /** Returns the name of a record for lists of versions and the audit log. */
  titleOf(db: Db, record: R): string | Promise<string>;
  /** Returns the fields of the form that a record has under another name. */
  formValues?(record: R): object;
  /** Inserts a record and returns its id; one that was deleted gets its former id. */
  insert(trx: Db, input: I, stamp: Stamp, formerId?: number): Promise<number>;
  update(trx: Db, record: R, input: I, stamp: Stamp): Promise<void>;
  /** Deletes a record; throws `Conflict` when it must not be deleted. */
  remove(trx: Db, record: R): Promise<void>;
}

/** One kind of record: what the history, drafts and trash know of it, and how staff write it. */
export interface ContentRecord<R extends RecordRow, I extends RecordInput> {
  kind: ContentKind;
  /** Returns a record. Throws 404 when it does not exist. */
  require(db: Db, id: number): Promise<R>;
  /** Creates a record within an open transaction; one that was deleted gets its former id. */
  add(trx: Db, stamp: Stamp, input: I, formerId?: number): Promise<Written<R>>;
  /** Returns the writes of staff, for `recordRoutes`. */
  createOperations(services: Services): RecordOperations;
}

/** The server's counterpart of the panel's `recordKind`: derives everything about a kind of record from its rules. */
export function contentRecord<R extends RecordRow, I extends RecordInput>(
  rules: RecordRules<R, I>,
): ContentRecord<R, I> {
  const { entity, table, noun, parse, find, titleOf, formValues, insert, update, remove, ...declared } = rules;

  const requireRecord = async (db: Db, id: number): Promise<R> => {
    const found = await find(db, id);
    if (!found) throw new NotFound();
    return found;
  };

  // Without the changed fields: the history knows them.
  const describeWrite = async (trx: Db, id: number): Promise<Written<R>> => {
    const data = await requireRecord(trx, id);
    return { data, entityId: id, title: await titleOf(trx, data) };
  };

  const add = async (trx: Db, stamp: Stamp, input: I, formerId?: number) =>
    describeWrite(trx, await insert(trx, input, stamp, formerId));

  const change = async (trx: Db, stamp: Stamp, { id, input }: { id: number; input: I }) => {
    await update(trx, await requireRecord(trx, id), input, stamp);
    return describeWrite(trx, id);
  };

  const kind: ContentKind = {
    ...declared,
    entity,
    table,
    records: (db) => rowKeys(db, table),
    async read({ db }, key) {
      const found = await find(db, Number(key));
      if (!found) return null;
      const values = storedValues(declared.fields, { ...found, ...formValues?.(found) });
      return { version: found.version, updatedAt: found.updated_at, title: await titleOf(db, found), values };
    },
    save: async ({ db }, key, values, stamp) =>
      (await change(db, stamp, { id: Number(key), input: parse(values) })).data,
    create: async ({ db }, values, stamp, id) => createdRecord(await add(db, stamp, parse(values), id)),
    remove: async ({ db }, key) => remove(db, await requireRecord(db, Number(key))),
    rows: { order: table },
  };

  const createOperations = (services: Services): RecordOperations => ({
    async create(context: WriteContext, form: unknown) {
      const input = parse(form);
      return write(services, context, { action: 'create', entity }, (trx, stamp) => add(trx, stamp, input));
    },
    async change(context: WriteContext, id: number, form: unknown) {
      const input = parse(await completeForm(services, kind, String(id), form));
      const opened = { kind, record: String(id), version: input.version ?? null, input };
      return saveRecord(services, context, opened, (trx, stamp, merged) =>
        change(trx, stamp, { id, input: merged.input }),
      );
    },
    remove: (context, id) => trashRecord(services, context, kind, id),
    ...createOrderOperations(services, {
      table,
      entity,
      noun,
      titleOf: async (trx, id) => titleOf(trx, await requireRecord(trx, id)),
    }),
  });

  return { kind, require: requireRecord, add, createOperations };
}
