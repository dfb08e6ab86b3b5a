import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { findArticle } from './articles.repository.ts';
import { articleRecords } from './articles.service.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { VersionConflict } from '../../platform/errors.ts';
import { paragraphs } from '../../testing/documents.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { readParts, listVersions } from '../../content/history/record-versions.repository.ts';

/** Pairs of concurrent edits; fewer in the short run. */
const PAIRS = process.env['VITRIN_TESTS'] === 'short' ? 60 : 500;

let site: Awaited<ReturnType<typeof buildTestServices>>;
beforeAll(async () => {
  site = await buildTestServices();
});
afterAll(() => site.close());

const context = (name: string) => ({
  actor: { id: 0, name },
  requestId: 'test',
  idempotencyKey: null,
});

type Texts = Record<'title' | 'summary' | 'seo_title' | 'document', string>;
const fields = ['title', 'summary', 'seo_title', 'document'] as const;

async function findRecord(id: number): Promise<ArticleRecord> {
  const found = await findArticle(site.services.db, id, 'tr');
  if (!found) throw new Error('The article does not exist');
  return found;
}

function form({ title, summary, seo_title, document }: Texts, version?: number) {
  const texts = { title, summary, seo_title, seo_description: '', document: paragraphs(document) };
  const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  return { ...facts, ...(version === undefined ? {} : { version }), translations: { tr: texts } };
}

function textsOf({ translations }: Pick<ArticleRecord, 'translations'>): Texts {
  const { title = '', summary = '', seo_title, document } = translations['tr'] ?? {};
  const [paragraph] = (document as { content: { content?: { text: string }[] }[] }).content;
  return { title, summary, seo_title: seo_title ?? '', document: paragraph?.content?.[0]?.text ?? '' };
}

/** Returns the texts with some fields replaced by words that occur nowhere else. */
function edited(texts: Texts, author: string, random: () => number): Texts {
  const changed = fields.filter(() => random() < 0.4);
  const unique = () => `${author}${Math.floor(random() * 1e9).toString(36)}`;
  return {
    ...texts,
    ...Object.fromEntries((changed.length > 0 ? changed : ['summary']).map((name) => [name, unique()])),
  };
}

/** A generator with a fixed start, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function storedWords(id: number): Promise<string> {
  const versions = await listVersions(site.services.db, { entity: 'article', record: String(id) }, 10_000);
  const parts = await Promise.all(versions.map((version) => readParts(site.services.db, version.id)));
  return JSON.stringify(parts.flat());
}

interface Pair {
  base: Texts;
  first: Texts;
  second: Texts;
}

const changedBy = (texts: Texts, base: Texts) => fields.filter((name) => texts[name] !== base[name]);

/** Returns the fields that both sides of a pair have changed. */
const changedByBoth = ({ base, first, second }: Pair) =>
  changedBy(first, base).filter((name) => changedBy(second, base).includes(name));

/** What the second save must return: the fields of the conflict, or the merged texts. */
function expectedOutcome(pair: Pair): unknown {
  const both = changedByBoth(pair);
  if (both.length > 0) return [...both];
  const own = changedBy(pair.second, pair.base).map((name) => [name, pair.second[name]]);
  return { ...pair.first, ...Object.fromEntries(own) };
}

/** Saves a form and returns the merged texts, or the names of the fields in conflict in the order of the form. */
async function outcomeOf(save: Promise<WriteResult<ArticleRecord>>): Promise<unknown> {
  try {
    return textsOf((await save).data);
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const { conflicts = [] } = error.details.data as { conflicts?: { path: string }[] };
    const names = new Set(conflicts.map(({ path }) => path.split('.').at(-1)));
    return fields.filter((name) => names.has(name));
  }
}

it(`nothing is overwritten silently by ${PAIRS} pairs of concurrent edits`, async () => {
  const { services } = site;
  const random = seeded(20_261_125);
  const blank = { title: 'Köprü', summary: 'Özet', seo_title: 'Arama', document: 'Metin' };
  const articles = articleRecords.createWrites(services);
  const { data } = await articles.create(context('Ayşe'), form(blank));
  const { id } = data;
  const outcomes: unknown[] = [];
  const expected: unknown[] = [];
  const written: string[] = [];
  for (let index = 0; index < PAIRS; index++) {
    const { version, ...record } = await findRecord(id);
    const base = textsOf(record);
    const pair = { base, first: edited(base, 'a', random), second: edited(base, 'b', random) };
    await articles.change(context('Ayşe'), id, form(pair.first, version));
    outcomes.push(await outcomeOf(articles.change(context('Burak'), id, form(pair.second, version))));
    expected.push(expectedOutcome(pair));
    written.push(...changedBy(pair.first, base).map((name) => pair.first[name]));
  }

  expect(outcomes).toEqual(expected);
  const stored = await storedWords(id);
  expect(written.filter((word) => !stored.includes(word))).toEqual([]);
  const conflicts = outcomes.filter(Array.isArray).length;
  expect(Math.min(conflicts, PAIRS - conflicts)).toBeGreaterThan(PAIRS / 10);
}, 240_000);
