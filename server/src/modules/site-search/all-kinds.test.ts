import { randomUUID } from 'node:crypto';
import { rights } from '@vitrin/shared-contracts/rights';
import type { FoundRecord } from '@vitrin/shared-contracts/site-search';
import { partsOf } from '../../content/history/version-parts.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { moduleDescriptions } from '../../describe-modules.ts';
import { createUser } from '../../testing/sign-in.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import type { Services } from '../../services.ts';
import { replaceTexts, undoReplacement } from './replace.service.ts';
import { searchSite } from './site-search.service.ts';

/** The sections of the home page are parts of one record, in which they are found. */
const kinds = [...moduleDescriptions.kinds.values()]
  .filter(({ entity }) => entity !== 'home-section')
  .map((kind) => [kind.entity, kind] as const);
const everything = new Set(rights);
let site: Awaited<ReturnType<typeof buildTestServices>>;
let services: Services;
let actor: { id: number; name: string };

beforeAll(async () => {
  site = await buildTestServices();
  ({ services } = site);
  await loadDemo(services, { onProgress: () => undefined });
  const now = new Date().toISOString();
  const redirect = { source: '/eski-sayfa', source_key: '/eski-sayfa', target: '/biyografi' };
  await services.db
    .insertInto('redirects')
    .values({ ...redirect, created_at: now, updated_at: now })
    .execute();
  const settings = services.kinds.get('site-settings');
  const [key = ''] = (await settings?.records(services.db)) ?? [];
  const values = (await settings?.read(services, key))?.values;
  await settings?.save(services, key, { ...values, keywords: ['mühendislik'] }, { now, userId: null });
  const own = JSON.stringify({ toasts: { sent: 'Gönderildi' } });
  await services.db.updateTable('languages').set({ page_lang: own }).where('abbr', '=', 'tr').execute();
  actor = { id: await createUser({ services }, 'ayse@vitrin.example'), name: 'Ayşe' };
});
afterAll(() => site.close());

/** Returns the records of a kind with this text. */
async function found(entity: string, search: string, replacement: string | null = null): Promise<FoundRecord[]> {
  const query = { search, match_case: true, whole_words: false, replacement, rights: everything };
  const records: FoundRecord[] = [];
  for (let after: string | null = ''; after !== null;) {
    const part = await searchSite(services, { ...query, after });
    records.push(...part.records.filter((each) => each.entity === entity));
    after = part.next;
  }
  return records;
}

/** A text that some record of the kind has, if none has 'in'. */
const texts: Readonly<Record<string, string>> = {
  redirect: 'eski-sayfa',
  'contact-information': 'Edremit',
  'social-media': 'selvitepe',
  menu: 'Sayfalar',
  branding: 'Selvitepe',
  'site-settings': 'mühendislik',
  'company-facts': 'Selvitepe',
  language: 'Gönderildi',
};

/** Returns a record of a kind with the one place that is replaced. */
async function placeIn(entity: string, search: string) {
  for (const { record, version, texts: own } of await found(entity, search, 'Xy')) {
    const place = own.find(({ replacement }) => replacement !== null);
    if (place) return { entity, record, version, keys: [place.key] };
  }
  throw new Error(`${entity} has no “${search}”`);
}

it.each(kinds)('%s: a text is found, replaced and taken back', async (entity, kind) => {
  const search = texts[entity] ?? 'in';
  const place = await placeIn(entity, search);
  const valuesOf = async () => (await kind.read(services, place.record))?.values ?? {};
  const before = await valuesOf();
  const context = { actor, requestId: 'test', idempotencyKey: null };
  const id = randomUUID();
  const input = { id, search, match_case: true, whole_words: false, replacement: 'Xy', records: [place] };

  const replaced = await replaceTexts(services, context, { input, rights: everything });
  expect(replaced).toMatchObject({ done: [{ entity }], failed: [] });
  expect(JSON.stringify(await valuesOf())).toContain('Xy');

  const undone = await undoReplacement(services, context, { id, after: '', rights: everything });
  expect(undone).toMatchObject({ done: [{ entity }], failed: [] });
  expect(partsOf(await valuesOf())).toEqual(partsOf(before));
});
