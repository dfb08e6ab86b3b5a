import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { api } from '@vitrin/shared-contracts/paths';
import { loadDemo } from '../demo/load-demo.ts';
import { VersionConflict } from '../platform/errors.ts';
import { sendRequest } from '../testing/send-request.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { inTransactionOf, fieldsOf, type ContentKind } from '../content/content-kind.ts';
import { valuesAt } from '../content/history/record-version.ts';
import { saveRecord } from '../content/save-record.ts';

const PAIRS = process.env['VITRIN_TESTS'] === 'short' ? 140 : 500;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await loadDemo(app.services, { onProgress: () => undefined });
});
afterAll(() => app.close());

/** A text of a record, of one language or shared by all. */
type Place = readonly [language: string | null, field: string];

/** Returns the texts of a record that staff write freely. */
function textsOf(kind: ContentKind, record: string, values: ContentValues): Place[] {
  const { shared, translated } = fieldsOf(kind, record);
  const isFree = ([, field]: [string, { kind: string }]) => field.kind === 'text';
  const languages = Object.entries(values.translations ?? {}).filter(([, texts]) => texts !== null);
  return [
    ...Object.entries(shared)
      .filter(isFree)
      .map(([name]) => [null, name] as const),
    ...languages.flatMap(([language]) =>
      Object.entries(translated)
        .filter(isFree)
        .map(([name]) => [language, name] as const),
    ),
  ];
}

function textAt(values: ContentValues, [language, field]: Place): unknown {
  return language === null ? values[field] : values.translations?.[language]?.[field];
}

function withText(values: ContentValues, [language, field]: Place, text: string): ContentValues {
  if (language === null) return { ...values, [field]: text };
  const texts = { ...values.translations?.[language], [field]: text };
  return { ...values, translations: { ...values.translations, [language]: texts } };
}

async function save(kind: ContentKind, record: string, version: number, input: ContentValues): Promise<unknown> {
  const { services } = app;
  const context = { actor: { id: 0, name: 'Deneme' }, requestId: 'test', idempotencyKey: null };
  return saveRecord(services, context, { kind, record, version, input }, async (trx, stamp, merged) => {
    const data = await kind.save(inTransactionOf(services, trx), record, merged.input, stamp);
    return { data, entityId: kind.table ? Number(record) : null, title: record };
  });
}

async function readRecord(kind: ContentKind, record: string) {
  const found = await kind.read(app.services, record);
  if (!found) throw new Error(`${kind.entity} ${record} does not exist`);
  return found;
}

/** Returns the records of all kinds that have a text. */
async function recordsWithText(): Promise<{ kind: ContentKind; record: string }[]> {
  const found: { kind: ContentKind; record: string }[] = [];
  for (const kind of app.services.kinds.values())
    for (const record of await kind.records(app.services.db)) {
      const { values } = await readRecord(kind, record);
      if (textsOf(kind, record, values).length > 0) found.push({ kind, record });
    }
  return found;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

type Outcome = 'both saved' | 'conflict' | 'refused' | 'overwritten';

/** Two people open a record, change one text each and save at the same time. */
async function savePair(kind: ContentKind, record: string, round: number): Promise<Outcome> {
  const opened = await readRecord(kind, record);
  const places = textsOf(kind, record, opened.values);
  const edits = ['a', 'b'].map((who) => ({ place: pick(places), text: `Metin ${round}${who}` }));
  const saves = await Promise.allSettled(
    edits.map(({ place, text }) => save(kind, record, opened.version, withText(opened.values, place, text))),
  );
  const { values } = await readRecord(kind, record);
  const lost = edits.filter(
    ({ place, text }, index) => saves[index]?.status === 'fulfilled' && textAt(values, place) !== text,
  );
  if (lost.length > 0) return 'overwritten';
  const reasons = saves.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (reasons.length === 0) return 'both saved';
  return reasons.every((reason) => reason instanceof VersionConflict) ? 'conflict' : 'refused';
}

it(`${PAIRS} pairs of people who save a record of any kind at once overwrite nothing`, async () => {
  const records = await recordsWithText();
  const entities = [...new Set(records.map(({ kind }) => kind.entity))];
  const outcomes: Record<Outcome, number> = { 'both saved': 0, conflict: 0, refused: 0, overwritten: 0 };
  for (let round = 0; round < PAIRS; round += 1) {
    // Each kind in turn, however many records it has.
    const entity = entities[round % entities.length];
    const { kind, record } = pick(records.filter((each) => each.kind.entity === entity));
    outcomes[await savePair(kind, record, round)] += 1;
  }
  expect(entities.length).toBeGreaterThanOrEqual(14);
  expect(outcomes.overwritten).toBe(0);
  expect(outcomes['both saved']).toBeGreaterThan(PAIRS / 2);
}, 120_000);

const PUBLIC_PAGES = ['home', 'corporate', 'catalogue', 'breadcrumbs'].map((page) => `${api.content}?page=${page}`);
const PUBLIC_READS = [
  `${api.articles}?page=1`,
  api.contracts,
  api.sliders,
  api.certificates,
  api.homeSections,
  api.categories,
  api.searchProducts,
  api.socialMedia,
  api.contactInformation,
  api.pageMeta,
  ...PUBLIC_PAGES,
];

/** Returns what visitors see of all content, without what counts or dates the writes. */
async function publicTexts(lang = 'tr'): Promise<string[]> {
  const texts: string[] = [];
  for (const read of PUBLIC_READS) {
    const url = `${read}${read.includes('?') ? '&' : '?'}lang=${lang}`;
    const { status, text } = await sendRequest(app.app, { url });
    texts.push(`${url} ${status} ${text.replaceAll(/"(?:revision_id|version|updated_at)":[^,}]+,?/g, '')}`);
  }
  return texts;
}

it('a random version of a record of each kind comes back as it was, and other languages remain', async () => {
  const records = await recordsWithText();
  for (const entity of new Set(records.map(({ kind }) => kind.entity))) {
    const { kind, record } = pick(records.filter((each) => each.kind.entity === entity));
    const states: { version: number; values: ContentValues; page: string[] }[] = [];
    for (let step = 0; step < 4; step += 1) {
      const { version, values } = await readRecord(kind, record);
      states.push({ version, values, page: await publicTexts() });
      const own = textsOf(kind, record, values).filter(
        ([language]) => language === (values.translations ? 'tr' : null),
      );
      await save(kind, record, version, withText(values, pick(own), `Adım ${step}`));
    }
    const present = await readRecord(kind, record);
    const english = await publicTexts('en');
    const then = pick(states.slice(0, -1));
    const stored = await valuesAt(app.services.db, kind, record, then.version);
    await save(kind, record, present.version, stored ?? {});
    const { values } = await readRecord(kind, record);
    expect([entity, values]).toEqual([entity, then.values]);
    expect(values.translations?.['en']).toEqual(present.values.translations?.['en']);
    expect([entity, await publicTexts()]).toEqual([entity, then.page]);
    // A record without languages is shown in all of them.
    const others = values.translations ? english : await publicTexts('en');
    expect([entity, await publicTexts('en')]).toEqual([entity, others]);
  }
}, 120_000);
