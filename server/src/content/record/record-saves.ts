import type { AnyRecord, RecordInput } from '@vitrin/shared-contracts/records/define-record';
import { formSchema } from '@vitrin/shared-contracts/records/input-schema';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentSource } from '../content-kind.ts';
import { missingPictures } from '../existing-pictures.repository.ts';
import type { Written } from '../write.ts';
import { nameOf } from './declared-values.ts';
import { columnsOf, insertRow, updateRow, type Columns } from './record-rows.repository.ts';
import type { FieldErrors, RecordRow, RecordRules } from './record-rules.ts';
import type { RecordStore } from './record-store.ts';
import { refreshSearchTexts, saveTexts } from './record-texts.ts';

/** How the records of one kind are read and stored, within an open transaction. */
export interface RecordSaves<D extends AnyRecord, R extends RecordRow> {
  /** Returns a record. Throws 404 when it does not exist. */
  require(db: Db, id: number): Promise<R>;
  findTitle(db: Db, record: R): Promise<string>;
  /** Validates a form. Throws `Invalid`. */
  parse(db: Db, form: unknown): Promise<RecordInput<D>>;
  /** Creates a record; one that was deleted gets its former id. */
  add(source: ContentSource, stamp: Stamp, input: RecordInput<D>, formerId?: number): Promise<Written<R>>;
  change(source: ContentSource, stamp: Stamp, id: number, input: RecordInput<D>): Promise<Written<R>>;
}

export function createSaves<D extends AnyRecord, R extends RecordRow>(
  definition: D,
  store: RecordStore,
  rules: RecordRules<D, R>,
): RecordSaves<D, R> {
  const schema = formSchema(definition);

  const requireRecord = async (db: Db, id: number): Promise<R> => {
    const found = await rules.find(db, id);
    if (!found) throw new NotFound();
    return found;
  };

  const findTitle = async (db: Db, record: R) => rules.findTitle?.(db, record) ?? nameOf(db, definition, record);

  const check = async (source: ContentSource, input: RecordInput<D>, before: R | null): Promise<void> => {
    const errors = {
      ...(await pictureErrors(source.db, definition, input)),
      ...(await rules.check?.(source, input, before)),
    };
    if (Object.keys(errors).length > 0) throw new Invalid(errors);
  };

  const readColumns = (input: RecordInput<D>): Columns => ({
    ...columnsOf(definition.shared, input, store.columns),
    ...rules.deriveColumns?.(input),
  });

  const finish = async (
    source: ContentSource,
    stamp: Stamp,
    { id, input }: { id: number; input: RecordInput<D> },
  ): Promise<Written<R>> => {
    const { db } = source;
    const { texts, slugs } = store;
    const stored = texts && { definition, texts, rules: { ...rules.texts }, stamp, ...(slugs && { slugs }) };
    if (stored) await saveTexts(db, id, input.translations, stored);
    const notice = await rules.afterSave?.(source, id, input);
    const data = await requireRecord(db, id);
    if (stored) await refreshSearchTexts(db, data, stored);
    // Without the changed fields: the history knows them.
    return { data, entityId: id, title: await findTitle(db, data), ...(notice !== undefined && { notice }) };
  };

  return {
    require: requireRecord,
    findTitle,
    async parse(db, form) {
      const input = validated(schema, form);
      return rules.parse ? rules.parse(db, input) : input;
    },
    async add(source, stamp, input, formerId) {
      await check(source, input, null);
      const id = await insertRow(source.db, store, { columns: readColumns(input), stamp, formerId });
      return finish(source, stamp, { id, input });
    },
    async change(source, stamp, id, input) {
      await check(source, input, await requireRecord(source.db, id));
      await updateRow(source.db, store, id, readColumns(input));
      return finish(source, stamp, { id, input });
    },
  };
}

/** Returns a message for each field with a picture that the library does not have. */
async function pictureErrors(db: Db, { shared }: AnyRecord, input: Columns): Promise<FieldErrors> {
  const chosen = Object.entries(shared)
    .filter(([, { type }]) => type === 'picture' || type === 'pictures')
    .map(([name]) => ({ name, ids: [input[name]].flat().filter((id) => typeof id === 'number') }));
  const missing = await missingPictures(
    db,
    chosen.flatMap(({ ids }) => ids),
  );
  const wrong = chosen.filter(({ ids }) => ids.some((id) => missing.has(id)));
  return Object.fromEntries(wrong.map(({ name }) => [name, invalid.choice]));
}
