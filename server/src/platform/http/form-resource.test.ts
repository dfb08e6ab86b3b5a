import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formResource } from './form-resource.ts';
import { textField } from './request-body.ts';

let test: TestApp;
let admin: Staff;
let editor: Staff;
const handled: string[] = [];

beforeAll(async () => {
  test = await buildTestApp((app) => {
    formResource(app, '/api/admin/deneme', {
      PUT: {
        right: 'articles.write',
        responses: null,
        body: { a: textField },
        handle: async () => ({ success: handled.push('PUT') > 0 }),
      },
      DELETE: {
        right: 'contracts.delete',
        responses: null,
        body: null,
        handle: async () => ({ success: handled.push('DELETE') > 0 }),
      },
    });
  });
  admin = await signIn(test, 'admin');
  editor = await signIn(test, 'editor');
});
afterAll(() => test.close());
beforeEach(() => void (handled.length = 0));

const url = '/api/admin/deneme';

it('accepts PUT and DELETE as methods and as a form field', async () => {
  await admin.call({ url, form: { _method: 'PUT' } });
  await admin.call({ url, method: 'PUT', form: { a: 'b' } });
  await admin.call({ url, form: { _method: 'DELETE' } });
  await admin.call({ url, method: 'DELETE' });
  expect(handled).toEqual(['PUT', 'PUT', 'DELETE', 'DELETE']);
});

it('checks the right of the resolved operation, not of POST', async () => {
  const { status, body } = await editor.call({ url, form: { _method: 'DELETE' } });
  expect([status, body.code, handled]).toEqual([403, 'right', []]);
  expect((await editor.call({ url, form: { _method: 'PUT' } })).status).toBe(200);
});

it.each([
  ['a POST request without a method field', { url, form: { a: 'b' } }],
  ['an undeclared method', { url, form: { _method: 'PATCH' } }],
  ['a method in lower case', { url, form: { _method: 'delete' } }],
  ['a method in a JSON body', { url, json: { _method: 'DELETE' } }],
  ['a method in the URL', { url: `${url}?_method=DELETE`, form: { a: 'b' } }],
  ['a method field in a PUT request', { url, method: 'PUT' as const, form: { _method: 'DELETE' } }],
])('rejects %s with 405', async (_case, request) => {
  const { status, body } = await admin.call(request);
  expect([status, body.success, handled]).toEqual([405, false, []]);
});

it('rejects a duplicate field', async () => {
  const form: [string, string][] = [
    ['_method', 'PUT'],
    ['_method', 'DELETE'],
  ];
  const { status } = await admin.call({ url, form });
  expect([status, handled]).toEqual([400, []]);
});

it('ignores method override headers', async () => {
  const { status } = await admin.call({ url, form: { a: 'b' }, headers: { 'x-http-method-override': 'DELETE' } });
  expect([status, handled]).toEqual([405, []]);
});

it('requires credentials before it reads the form', async () => {
  const { status } = await sendRequest(test.app, {
    url,
    body: 'not a form at all',
    headers: { 'content-type': 'multipart/form-data' },
  });
  expect(status).toBe(401);
});
