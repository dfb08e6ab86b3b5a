import { randomUUID } from 'node:crypto';
import type { NewApiKey } from '@vitrin/shared-contracts/api-keys';
import { draftRightOf, hasDrafts } from '@vitrin/shared-contracts/draft-rights';
import { api } from '@vitrin/shared-contracts/paths';
import { rights, type Right } from '@vitrin/shared-contracts/rights';
import { writeRightOf } from '@vitrin/shared-contracts/statistics';
import { moduleDescriptions } from '../../describe-modules.ts';
import { articleValues, draftCalls, signInWith } from '../../testing/draft-calls.ts';
import { sendRequest, type TestRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { trashCalls } from '../../testing/trash-calls.ts';

const draftRights = rights.filter((right) => right.endsWith('.draft'));
const publishing: ReadonlySet<Right> = new Set(rights.filter((right) => /\.(?:write|delete|order)$/.test(right)));
const kinds = [...moduleDescriptions.kinds.values()];
/** Redirects take effect at once. */
const drafted = kinds.filter(({ entity }) => entity !== 'redirect');

let app: TestApp;
let writer: Staff;
let publisher: Staff;
beforeAll(async () => {
  app = await buildTestApp();
  writer = await signInWith(app, [...draftRights, 'translations.use', 'trash.use']);
  publisher = await signIn(app, 'admin');
});
afterAll(() => app.close());

it('every kind with drafts has a right to write them, and its write right is known by its entity', () => {
  expect(drafted.filter(({ right }) => draftRightOf(right) === right)).toEqual([]);
  expect(kinds.map(({ entity }) => [entity, writeRightOf(entity)])).toEqual(
    kinds.map(({ entity, right }) => [entity, right]),
  );
  expect(draftRights.every((right) => hasDrafts(right.split('.')[0] ?? ''))).toBe(true);
});

interface Operations {
  paths: Record<string, Record<string, { 'x-right'?: Right }>>;
}

it('whoever may write drafts only may call no route that requires the right to write, delete or order', async () => {
  const { text } = await publisher.call({ url: api.adminOpenApi });
  const { paths } = JSON.parse(text) as Operations;
  const refused = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { 'x-right': right }]) =>
      right && method !== 'get' && publishing.has(right) ? [{ path, method: method.toUpperCase() as 'PUT' }] : [],
    ),
  );
  expect(refused.length).toBeGreaterThan(50);
  for (const { path, method } of refused) {
    const url = path.replaceAll(/\{\w+\}/g, '999999');
    expect([method, url, (await writer.call({ method, url, form: {} })).status]).toEqual([method, url, 403]);
  }
});

/** Requests that make something public, or change what is, below addresses that every user may call. */
function publishingRequests(entity: string): TestRequest[] {
  const [id, record] = [randomUUID(), '1'];
  const put = { _method: 'PUT' };
  return [
    { url: api.adminSchedule(entity, id), form: { ...put, form_data: {}, values: {} } },
    { url: api.adminSchedule(entity, id), form: { _method: 'DELETE' } },
    { url: api.adminWithdrawal(entity, record), form: { ...put, form_data: { languages: null } } },
    { url: api.adminDraftReturn(entity, id), form: { ...put, form_data: { rev: 1, note: 'Olmamış' } } },
    { url: api.adminVersionUndo(entity, record, 1), form: {} },
    { url: `${api.adminRecordHistory(entity, record)}/1`, method: 'PUT', form: { form_data: { note: 'x' } } },
    { url: api.adminBulk(entity), form: { ...put, form_data: {} } },
    { url: api.adminBulk(entity), form: { form_data: {} } },
    { url: `${api.adminTranslations}/${entity}/${record}/en`, form: { ...put, form_data: { source: '' } } },
  ];
}

it.each(drafted.map(({ entity }) => entity))('%s: whoever may write drafts only publishes nothing', async (entity) => {
  for (const request of publishingRequests(entity)) {
    const { status } = await writer.call(request);
    // A kind of which nothing can be changed in bulk has no such operation.
    expect([request.url, [403, 405].includes(status)]).toEqual([request.url, true]);
  }
});

it.each(drafted.map(({ entity }) => entity))(
  '%s: whoever may write drafts reads what is not published',
  async (entity) => {
    expect((await writer.call({ url: api.adminKindPublication(entity) })).status).toBe(200);
  },
);

it('redirects have no drafts, so that only the right to write them opens their drafts', async () => {
  expect((await writer.call({ url: api.adminKindPublication('redirect') })).status).toBe(403);
});

it('drafts are written, changed, previewed and deleted with the right to write drafts, and nothing else is', async () => {
  const article = await trashCalls(publisher).addArticle('Köprü');
  const drafts = draftCalls(writer);
  const { id, status } = await drafts.save({ record: article, title: 'Asma köprü' });
  expect(status).toBe(200);
  expect((await drafts.save({ id, rev: 1, record: article, title: 'Taş köprü' })).status).toBe(200);
  const preview = { entity: 'article', record: String(article.id), values_json: JSON.stringify(articleValues('Taş')) };
  const previewed = { method: 'PUT', url: api.adminContentPreview(randomUUID()), json: preview } as const;
  expect((await writer.call(previewed)).status).toBe(200);

  expect((await drafts.publish(article, 'Taş köprü', { id, rev: 2 })).status).toBe(403);
  expect((await drafts.publish(null, 'Yeni')).status).toBe(403);
  expect((await drafts.schedule(article, 'Taş köprü', id)).status).toBe(403);
  expect((await trashCalls(writer).trashArticle(article)).status).toBe(403);
  const link = { ...preview, lang: 'tr', days: '7', title: 'Köprü' };
  expect((await writer.call({ url: api.adminPreviewLinks, form: link })).status).toBe(403);

  expect((await drafts.discard(id)).status).toBe(200);
  expect((await drafts.restore(id)).status).toBe(200);
});

it('a role of an earlier version may do what it could: its right to write contains that to write drafts', async () => {
  const before = await signInWith(app, ['articles.write']);
  await app.services.db
    .updateTable('custom_roles')
    .set({ rights: JSON.stringify(['articles.read', 'articles.write']) })
    .where('name', '=', (await roleNameOf(before)) ?? '')
    .execute();
  const article = await trashCalls(before).addArticle('Tünel');
  expect((await draftCalls(before).save({ record: article })).status).toBe(200);
});

async function roleNameOf({ userId }: Staff): Promise<string | undefined> {
  const { db } = app.services;
  const user = await db.selectFrom('users').select('role_group').where('id', '=', userId).executeTakeFirstOrThrow();
  const id = Number(user.role_group.replace('role-', ''));
  return (await db.selectFrom('custom_roles').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

it('a program writes a draft and sends it for review with a key that has the right to write drafts', async () => {
  const form_data = { name: 'Metin yazan program', rights: ['articles.draft'], days: 90 };
  const { secret } = (await publisher.call({ url: api.adminApiKeys, form: { form_data } })).body.data as NewApiKey;
  const program: Staff = {
    headers: {},
    userId: publisher.userId,
    call: (request) =>
      sendRequest(app.app, { ...request, headers: { ...request.headers, authorization: `Bearer ${secret}` } }),
  };
  const drafts = draftCalls(program);
  const { id, status } = await drafts.save({ title: 'Programın yazdığı' });
  expect(status).toBe(200);
  expect((await drafts.send(id)).status).toBe(200);
  expect((await drafts.publish(null, 'Programın yazdığı', { id, rev: 1 })).status).toBe(403);
  expect((await drafts.giveBack(id, 'Olmaz')).status).toBe(403);
  const contract = { url: api.adminWorkingCopy('contract', randomUUID()) };
  expect((await program.call(contract)).status).toBe(403);
});
