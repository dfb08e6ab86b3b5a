import { api } from '@vitrin/shared-contracts/paths';
import type { RestoredRecord, TrashRow } from '@vitrin/shared-contracts/trash';
import { partsOf } from '../../content/history/version-parts.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import { isInList, listOf, type Ordered } from '../../content/reorder.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { moduleDescriptions } from '../../describe-modules.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

/** Where a kind is deleted, and a public read that shows it. */
interface Place {
  table: string;
  /** Called with `_method` DELETE; the id is a field when the address does not have it. */
  url: string;
  idIsField?: true;
  page: string;
}

const places: Readonly<Record<string, Place>> = {
  article: { table: 'articles', url: api.adminArticles, page: `${api.articles}?page=1` },
  'article-category': {
    table: 'article_categories',
    url: api.adminArticleCategories,
    page: api.articleCategories,
  },
  contract: { table: 'contracts', url: api.adminContracts, idIsField: true, page: api.contracts },
  slider: { table: 'sliders', url: api.adminSliders, page: api.sliders },
  certificate: { table: 'certificates', url: api.adminCertificates, page: api.certificates },
  'home-section': { table: 'home_sections', url: api.adminHomeSections, page: api.homeSections },
  'main-category': { table: 'categories', url: api.adminMainCategories, page: api.categories },
  category: { table: 'categories', url: api.adminCategories, page: api.categories },
  product: { table: 'products', url: api.adminProducts, page: api.searchProducts },
  'social-media': { table: 'social_media', url: api.adminSocialMedia, idIsField: true, page: api.socialMedia },
  'contact-information': {
    table: 'contact_information',
    url: api.adminContactInformation,
    idIsField: true,
    page: api.contactInformation,
  },
  'site-page': { table: 'site_pages', url: api.adminSitePages, page: api.sitePage('/hizmetler') },
  announcement: { table: 'announcements', url: api.adminAnnouncements, page: api.announcements },
  person: { table: 'people', url: api.adminPeople, page: api.people },
  document: { table: 'documents', url: api.adminDocuments, page: api.documents },
  opening: { table: 'openings', url: api.adminOpenings, page: api.openings },
  project: { table: 'projects', url: api.adminProjects, page: `${api.projects}?page=1` },
  redirect: { table: 'redirects', url: api.adminRedirects, page: '/eski' },
};

const kinds = [...moduleDescriptions.kinds.values()].filter(({ rows }) => rows);
const cases = kinds.map((kind) => [kind.entity, kind] as const);
let app: TestApp;
let staff: Staff;

beforeAll(async () => {
  app = await buildTestApp();
  staff = await signIn(app);
  await loadDemo(app.services, { onProgress: () => undefined });
  const now = new Date().toISOString();
  const redirect = { source: '/eski', target: '/biyografi', created_at: now, updated_at: now };
  await app.services.db.insertInto('redirects').values(redirect).execute();
  // A category in use cannot be deleted.
  const text = { translations: { tr: { name: 'Boş kategori', seo_title: '', seo_description: '' } } };
  const main = await staff.call({ url: api.adminMainCategories, form: { form_data: text } });
  const main_category_id = (main.body.data as { id: number }).id;
  await staff.call({ url: api.adminMainCategories, form: { form_data: text } });
  await staff.call({ url: api.adminCategories, form: { form_data: { ...text, main_category_id } } });
});
afterAll(() => app.close());

const placeOf = ({ entity }: ContentKind): Place => places[entity] ?? { table: '', url: '', page: '' };

/** Returns the ids of a kind that can be deleted, of several positions in the list. */
async function deletable(kind: ContentKind): Promise<number[]> {
  const rows = await app.services.db
    .selectFrom(placeOf(kind).table as 'articles')
    .select('id')
    .orderBy('id')
    .execute();
  const found: number[] = [];
  for (const { id } of rows) if (await kind.read(app.services, String(id))) found.push(id);
  // The last one is the notice of the public forms, which is kept.
  if (kind.entity === 'contract') return found.slice(0, 3);
  // The first one has pages below it.
  if (kind.entity === 'site-page') return found.slice(1);
  if (kind.entity === 'category') return found.slice(-1);
  return kind.entity === 'main-category' ? found.slice(-1) : found.slice(-4);
}

function remove(kind: ContentKind, id: number) {
  const { url, idIsField } = placeOf(kind);
  const form = { _method: 'DELETE', ...(idIsField && { id: String(id) }) };
  return staff.call({ url: idIsField ? url : `${url}/${id}`, form });
}

const restore = (entity: string, ids: number[]) =>
  staff.call({ url: api.adminTrashRestore, form: { form_data: { entity, ids } } });

async function stateOf(kind: ContentKind, id: number) {
  const { page } = placeOf(kind);
  const stored = await kind.read(app.services, String(id));
  const response = await sendRequest(app.app, { url: page });
  return {
    values: partsOf(stored?.values ?? {}),
    title: stored?.title,
    order: kind.rows?.order ? await idsInList(kind.rows.order, id) : [],
    page: [response.status, withoutQueues(response.text)],
  };
}

async function idsInList(table: Ordered, id: number): Promise<number[]> {
  const { db } = app.services;
  const list = isInList(await listOf(db, table, id));
  const rows = await db.selectFrom(table).select('id').where(list).orderBy('queue', 'desc').execute();
  return rows.map((row) => row.id);
}

/** Order values have gaps after a deletion; only the order counts. */
const withoutQueues = (text: string) => text.replaceAll(/"queue":\d+,?/g, '').replaceAll(/"revision_id":\d+,?/g, '');

it('every kind that staff delete has a place here', () => {
  expect(kinds.map(({ entity }) => entity).toSorted()).toEqual(Object.keys(places).toSorted());
});

it.each(cases)('%s: a restored record has its id, values, place and public page', async (entity, kind) => {
  const ids = await deletable(kind);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) {
    const before = await stateOf(kind, id);
    const deleted = await remove(kind, id);
    expect([deleted.status, deleted.body.data]).toEqual([200, { id }]);
    expect(await kind.read(app.services, String(id))).toBeNull();

    const restored = await restore(entity, [id]);
    expect([restored.status, restored.body.data]).toEqual([200, [{ id, notes: [] }]]);
    expect(await stateOf(kind, id)).toEqual(before);
  }
});

it.each(cases)('%s: a second restore is refused and changes nothing', async (entity, kind) => {
  const [id = 0] = await deletable(kind);
  await remove(kind, id);
  await restore(entity, [id]);
  const before = await stateOf(kind, id);
  const { status, body } = await restore(entity, [id]);

  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Bu kayıt çöp kutusunda değil/)]);
  expect(await stateOf(kind, id)).toEqual(before);
});

it.each(cases)('%s: records that are deleted together return together', async (entity, kind) => {
  const ids = await deletable(kind);
  const before = await Promise.all(ids.map((id) => stateOf(kind, id)));
  for (const id of ids) await remove(kind, id);
  const { body } = await restore(entity, ids);

  expect((body.data as RestoredRecord[]).map(({ id }) => id)).toEqual(ids);
  expect(await Promise.all(ids.map((id) => stateOf(kind, id)))).toEqual(before);
});

it('the trash is empty in the end', async () => {
  expect((await staff.call({ url: api.adminTrash })).body.data).toEqual([] satisfies TrashRow[]);
});
