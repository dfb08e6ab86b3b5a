import { isDeepStrictEqual } from 'node:util';
import type { ContentValues, FieldMap } from '@vitrin/shared-contracts/content-fields';
import { inTransactionOf, type ContentKind } from '../content/content-kind.ts';
import { partsOf, withRemovedLanguages } from '../content/history/version-parts.ts';
import { listVersions } from '../content/history/record-versions.repository.ts';
import { saveContent } from '../content/save-content.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { buildTestServices } from '../testing/test-app.ts';
import type { Services } from '../services.ts';
import { moduleDescriptions } from '../describe-modules.ts';
import type { Db } from '../platform/database/tables.ts';
import { Conflict, NotFound } from '../platform/errors.ts';

const kinds = [...moduleDescriptions.kinds.values()];
let site: Awaited<ReturnType<typeof buildTestServices>>;
let services: Services;

beforeAll(async () => {
  site = await buildTestServices();
  ({ services } = site);
  await loadDemo(services, { onProgress: () => undefined });
  const now = new Date().toISOString();
  const stamps = { created_at: now, updated_at: now };
  await services.db
    .insertInto('redirects')
    .values({ source: '/eski', target: '/biyografi', ...stamps })
    .execute();
});
afterAll(() => site.close());

const records = (kind: ContentKind) => kind.records(services.db);

class RollBack extends Error {}

it.each(kinds.map((kind) => [kind.entity, kind] as const))(
  '%s: every listed record exists and has a screen in the panel',
  async (_entity, kind) => {
    const keys = await records(kind);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      expect(await kind.read(services, key)).not.toBeNull();
      expect(kind.screen(key)).toMatch(/^\/admin\//);
    }
  },
);

it.each(kinds.map((kind) => [kind.entity, kind] as const))('%s: a record has one key', async (_entity, kind) => {
  const [key = ''] = await records(kind);
  for (const other of [`0${key}`, ` ${key}`, `${key}.0`, '0x1', 'abc'])
    expect(await kind.read(services, other)).toBeNull();
});

it.each(kinds.map((kind) => [kind.entity, kind] as const))(
  '%s: saving a record as it was read changes nothing',
  async (_entity, kind) => {
    const keys = await records(kind);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      const before = await kind.read(services, key);
      const resaved = services.db.transaction().execute(async (trx) => {
        const source = inTransactionOf(services, trx);
        await kind.save(source, key, before?.values ?? {}, { now: new Date().toISOString(), userId: null });
        const after = await kind.read(source, key);
        expect(partsOf(after?.values ?? {})).toEqual(partsOf(before?.values ?? {}));
        throw new RollBack();
      });
      await expect(resaved).rejects.toBeInstanceOf(RollBack);
    }
  },
);

it.each(kinds.map((kind) => [kind.entity, kind] as const))(
  '%s: the fields of a record are those that the kind declares',
  async (_entity, kind) => {
    const [key = ''] = await records(kind);
    const { translations = {}, ...shared } = (await kind.read(services, key))?.values ?? {};
    const fields = kind.fieldsOf?.(key) ?? kind.fields;
    expect(Object.keys(shared).toSorted()).toEqual(Object.keys(fields.shared).toSorted());
    for (const texts of Object.values(translations))
      expect(Object.keys(texts ?? {}).toSorted()).toEqual(Object.keys(fields.translated).toSorted());
  },
);

/** Returns the values with every text of one language, or every shared text, changed. */
function withChangedTexts(kind: ContentKind, key: string, values: ContentValues): ContentValues {
  const { shared, translated } = kind.fieldsOf?.(key) ?? kind.fields;
  const { translations, ...own } = values;
  const [lang] = Object.keys(translations ?? {});
  const changed = changeTexts(shared, own);
  if (!translations || lang === undefined) return changed;
  return { ...changed, translations: { ...translations, [lang]: changeTexts(translated, translations[lang] ?? {}) } };
}

function changeTexts(fields: FieldMap, texts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const changed = (name: string, value: unknown) =>
    fields[name]?.kind === 'text' && typeof value === 'string' && value !== '' ? `${value.slice(0, 60)} 2` : value;
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, changed(name, value)]));
}

it.each(kinds.map((kind) => [kind.entity, kind] as const))(
  '%s: restoring a version gives the record back as it was',
  async (_entity, kind) => {
    const stamp = { now: new Date().toISOString(), userId: null };
    for (const key of (await records(kind)).slice(0, 3)) {
      const restored = services.db.transaction().execute(async (trx) => {
        const source = inTransactionOf(services, trx);
        const read = async () => (await kind.read(source, key))?.values ?? {};
        const before = await read();
        await kind.save(source, key, withChangedTexts(kind, key, before), stamp);
        await kind.save(source, key, withRemovedLanguages(before, await read()), stamp);
        expect(partsOf(await read())).toEqual(partsOf(before));
        throw new RollBack();
      });
      await expect(restored).rejects.toBeInstanceOf(RollBack);
    }
  },
);

/** Kinds of which staff create no records; languages are created and deleted with their texts. */
const fixed = new Set([
  'page-meta',
  'page-header',
  'page-contents',
  'page-sections',
  'site-settings',
  'company-facts',
  'branding',
  'language',
  'menu',
]);
const withRecords = kinds.filter(({ entity }) => !fixed.has(entity));

it.each(kinds.map((kind) => [kind.entity, kind] as const))(
  '%s: records can be created and removed unless their set is fixed',
  (entity, kind) => {
    const hasBoth = kind.create !== undefined && kind.remove !== undefined;
    expect(hasBoth).toBe(!fixed.has(entity));
  },
);

/** Only an empty category can be removed. */
async function emptyCategories(trx: Db, { entity }: ContentKind): Promise<void> {
  if (entity === 'category' || entity === 'main-category') await trx.deleteFrom('products').execute();
  if (entity === 'main-category')
    await trx.deleteFrom('categories').where('main_category_id', 'is not', null).execute();
}

/** Removes a record and creates it again; null for the notice of the public forms, which is kept. */
async function recreated(kind: ContentKind, key: string) {
  const stamp = { now: new Date().toISOString(), userId: null };
  let result: { before: ContentValues; after: ContentValues; id: unknown; removed: unknown } | null = null;
  const attempt = services.db.transaction().execute(async (trx) => {
    const source = inTransactionOf(services, trx);
    const valuesOf = async () => (await kind.read(source, key))?.values ?? {};
    await emptyCategories(trx, kind);
    const before = await valuesOf();
    await kind.remove?.(source, key, stamp);
    const removed = await kind.read(source, key);
    const created = await kind.create?.(source, before, stamp, Number(key));
    result = { before, after: await valuesOf(), id: created?.id, removed };
    throw new RollBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RollBack || error instanceof Conflict)) throw error;
  });
  return result as { before: ContentValues; after: ContentValues; id: unknown; removed: unknown } | null;
}

it.each(withRecords.map((kind) => [kind.entity, kind] as const))(
  '%s: a removed record is created again with its id and the same values',
  async (_entity, kind) => {
    const keys = await records(kind);
    const outcomes = [];
    for (const key of keys) outcomes.push({ key, ...(await recreated(kind, key)) });
    const done = outcomes.filter(({ before }) => before !== undefined);
    expect(done.length).toBeGreaterThan(0);
    expect(done.map(({ id }) => String(id))).toEqual(done.map(({ key }) => key));
    expect(done.every(({ removed }) => removed === null)).toBe(true);
    expect(done.map(({ after }) => partsOf(after ?? {}))).toEqual(done.map(({ before }) => partsOf(before ?? {})));
  },
);

it.each(withRecords.map((kind) => [kind.entity, kind] as const))(
  '%s: a record that does not exist cannot be removed',
  async (_entity, kind) => {
    const stamp = { now: new Date().toISOString(), userId: null };
    await expect(kind.remove?.(services, '99999', stamp)).rejects.toBeInstanceOf(NotFound);
  },
);

it.each(kinds.map((kind) => [kind.entity, kind] as const))(
  '%s: a record that does not exist is null',
  async (_, kind) => {
    if (['site-settings', 'branding', 'company-facts'].includes(kind.entity)) return;
    expect(await kind.read(services, '99999')).toBeNull();
  },
);

it.each(kinds.map((kind) => [kind.entity, kind] as const))(
  '%s: saving without its module raises the version and is in the history',
  async (_, kind) => {
    const [key = ''] = await records(kind);
    const before = await stateOf(kind, key);
    const context = { actor: { id: 0, name: '' }, requestId: 'test', idempotencyKey: null };
    await saveContent(services, context, { kind, record: key, cause: 'schedule' }, async (_trx, { values }) =>
      withChangedTexts(kind, key, values),
    );
    const after = await stateOf(kind, key);
    expect(after.version).toBe(before.version + 1);
    const [newest] = await listVersions(services.db, { entity: kind.entity, record: key }, 1);
    // Kinds without a text in their first language are saved unchanged, which makes no version.
    const expected = isDeepStrictEqual(after.values, before.values)
      ? [before.version, unchangedCause(kind)]
      : [after.version, 'schedule'];
    expect([newest?.number, newest?.cause]).toEqual(expected);
  },
);

/** The home page has versions of the writes of its parts, so that its present state is no new one. */
function unchangedCause({ entity }: ContentKind): string {
  return entity === 'page-sections' ? 'update' : 'baseline';
}

async function stateOf(kind: ContentKind, key: string) {
  const { version, values } = (await kind.read(services, key)) ?? { version: 0, values: {} };
  return { version, values };
}
