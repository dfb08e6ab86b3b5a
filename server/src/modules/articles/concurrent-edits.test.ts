import type { ArticleRecord } from 'shared-contracts/articles';
import { articleInput, changeArticle, createArticle } from './articles.service.ts';
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

function form({ title, summary, seo_title, document }: Texts, version?: number) {
  const texts = { title, summary, seo_title, seo_description: '', document: paragraphs(document) };
  const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  return articleInput({ ...facts, ...(version === undefined ? {} : { version }), translations: { tr: texts } });
}

function textsOf({ translations }: ArticleRecord): Texts {
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

it(`nothing is overwritten silently by ${PAIRS} pairs of concurrent edits`, async () => {
  const { services } = site;
  const random = seeded(20_261_125);
  const blank = { title: 'Köprü', summary: 'Özet', seo_title: 'Arama', document: 'Metin' };
  let record = await createArticle(services, context('Ayşe'), form(blank));
  const outcomes = { merged: 0, conflicts: 0 };
  for (let pair = 0; pair < PAIRS; pair++) {
    const base = textsOf(record);
    const { id, version } = record;
    const [first, second] = [edited(base, 'a', random), edited(base, 'b', random)];
    await changeArticle(services, context('Ayşe'), id, form(first, version));
    const late = context('Burak');
    const saved = await changeArticle(services, late, id, form(second, version)).catch((error: unknown) => error);
    const both = fields.filter((name) => first[name] !== base[name] && second[name] !== base[name]);
    if (both.length > 0) {
      expect(saved).toBeInstanceOf(VersionConflict);
      const { conflicts = [] } = (saved as VersionConflict).details.data as { conflicts?: { path: string }[] };
      expect(conflicts.map(({ path }) => path.split('.').at(-1)).toSorted()).toEqual(both.toSorted());
      outcomes.conflicts += 1;
      record = await changeArticle(services, context('Ayşe'), id, form(first, version + 1));
    } else {
      const expected = { ...first };
      for (const name of fields) if (second[name] !== base[name]) expected[name] = second[name];
      record = saved as ArticleRecord;
      expect(textsOf(record)).toEqual(expected);
      outcomes.merged += 1;
    }
    if (pair % 20 === 0) for (const name of fields) expect(await storedWords(id)).toContain(first[name]);
  }
  expect(outcomes.merged).toBeGreaterThan(PAIRS / 10);
  expect(outcomes.conflicts).toBeGreaterThan(PAIRS / 10);
}, 240_000);
