import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { nameOf, routesOf } from '../../../tools/src/fuzz/routes.ts';
import { buildApp } from '../app.ts';
import { responseSerializer } from '../platform/http/response-serializer.ts';
import { responseSchema } from '../platform/http/response-schemas.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { responseSchemas } from './response-schemas.ts';

const server = join(__dirname, '../..');

/** Routes whose response is not an envelope, each with what it returns instead. */
const withoutEnvelope: Readonly<Record<string, string>> = {
  'GET /api/admin/audit/export': 'a CSV file, streamed',
  'GET /api/admin/human-resources/:id/cv': 'a stored file',
  'GET /api/admin/inbox/stream': 'server-sent events',
  'GET /api/admin/newsletter/subscriptions/export': 'a CSV file, streamed',
  'GET /api/admin/openapi.json': 'a description of the API',
  'GET /api/admin/privacy/person/export': 'an archive, streamed',
  'GET /api/admin/support/:id/attachments/:attachment': 'a stored file',
  'GET /api/hydration/:hash/*': 'the route data of a page',
  'GET /api/openapi.json': 'a description of the API',
  'GET /api/pages/newsletter/confirm/:token': 'a page',
  'GET /api/pages/newsletter/leave/:token': 'a page',
  'GET /api/sections/*': 'the rendered sections of a page',
  'POST /api/pages/consents': 'no body',
  'POST /api/pages/newsletter/confirm/:token': 'a page',
  'POST /api/pages/newsletter/leave/:token': 'a page',
  'POST /api/pages/visits': 'no body',
  'POST /api/releases/faults': 'no body',
  'POST /api/releases/health': 'no body',
  'POST /api/releases/preview/leave': 'a redirect',
};

/** Catch-all route for unknown API URLs: it returns a problem for every method. */
const unknownAddress = '/api/*';

it('the generated response schemas match the TypeScript types', () => {
  const script = join(server, 'src/testing/write-response-schemas.ts');
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('every API route declares its response type', async () => {
  const { services, close } = await buildTestServices();
  const { result: app, routes } = await routesOf(() => buildApp(services));
  await app.close();
  await close();
  const undeclared = routes.filter(
    ({ method, url, responses }) => url.startsWith('/api/') && method !== 'HEAD' && responses === undefined,
  );
  expect(undeclared.filter(({ url }) => url !== unknownAddress).map(nameOf)).toEqual(Object.keys(withoutEnvelope));
});

it('the serializer omits fields that are not declared', () => {
  const serialize = responseSerializer(responseSchema(responseSchemas, 'ArticleSummary[]'));
  const cover = { id: 1, path: '/media/a', widths: [480], focus: { x: 50, y: 40, z: 1 }, file: '/srv/a' };
  const sent = JSON.parse(
    serialize({ success: true, data: [{ id: 7, lang: 'tr', password_hash: 'x', cover }], trace: 1 }),
  );
  expect(sent).toEqual({
    success: true,
    data: [{ id: 7, lang: 'tr', cover: { id: 1, path: '/media/a', widths: [480], focus: { x: 50, y: 40 } } }],
  });
  expect(JSON.parse(serialize({ success: true, data: [{ id: 7, cover: null }] })).data).toEqual([
    { id: 7, cover: null },
  ]);
});

it('the serializer writes a union type with the fields of all its members', () => {
  const serialize = responseSerializer(responseSchema(responseSchemas, 'PageContent'));
  const portrait = { id: 1, path: '/media/a', widths: [480], file: '/srv/a' };
  const data = { title: 'Biyografi', portrait, story: '<p>Metin</p>', roles: [], lang: 'tr', document: {} };
  expect(JSON.parse(serialize({ success: true, data })).data).toEqual({
    title: 'Biyografi',
    portrait: { id: 1, path: '/media/a', widths: [480] },
    story: '<p>Metin</p>',
    roles: [],
    lang: 'tr',
  });
  expect(JSON.parse(serialize({ success: true, data: { sharing_picture: null, lang: 'tr' } })).data).toEqual({
    sharing_picture: null,
    lang: 'tr',
  });
});

it('the serializer omits data from an envelope without a data type', () => {
  const serialize = responseSerializer(responseSchema(responseSchemas, null));
  expect(serialize({ success: true, message: 'Silindi.', data: 5 })).toBe('{"success":true,"message":"Silindi."}');
});
