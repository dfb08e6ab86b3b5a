import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendRequest } from '../../testing/send-request.ts';
import { createUser, pageHeaders, signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildApi } from '../../api.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await createUser(test, 'biri@vitrin.localhost');
});
afterAll(() => test.close());

/** Returns every registered path below /api/admin, from the router itself. */
function adminRoutes(): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }[] {
  const lines = test.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n');
  const stack: string[] = [];
  return lines.flatMap((line) => {
    const match = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) return [];
    const [, indent = '', part = '', methods = ''] = match;
    stack.length = indent.length / 4;
    stack.push(part);
    const url = stack.join('').replace(/:\w+/g, '1');
    if (!url.startsWith('/api/admin')) return [];
    return methods
      .split(', ')
      .flatMap((method) =>
        ['GET', 'POST', 'PUT', 'DELETE'].includes(method) ? [{ method: method as 'GET', url }] : [],
      );
  });
}

describe('requests without credentials', () => {
  it('cover the routes of the panel', () => {
    expect(adminRoutes()).toEqual(
      expect.arrayContaining([
        { method: 'POST', url: '/api/admin/contracts' },
        { method: 'DELETE', url: '/api/admin/blog/1' },
      ]),
    );
  });

  it('get 401 on every registered panel path', async () => {
    for (const route of adminRoutes()) {
      const { status, body } = await sendRequest(test.app, route);
      expect([route, status, body.success]).toEqual([route, 401, false]);
    }
  });

  it('get 401 on an unknown path when the request line contains a host', async () => {
    await test.app.listen({ port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const options = { port, path: 'http://site.example/api/admin/yok', agent: false } as const;
      get(options, (response) => resolve(response.resume().statusCode)).once('error', reject);
    });
    expect(status).toBe(401);
  });

  it.each([
    '/api/admin',
    '/api/admin/yok',
    '/api/admin/blog/1/yok',
    '/api/%61dmin/status',
    '/api/admin/%79ok',
    '/api/admin/blog?page=-1',
  ])('get 401 on %s too', async (url) => {
    expect((await sendRequest(test.app, { url })).status).toBe(401);
    expect((await sendRequest(test.app, { method: 'DELETE', url })).status).toBe(401);
  });
});

describe('requests with a session', () => {
  it('get 404 for an unknown path', async () => {
    const staff = await signIn(test);
    expect((await staff.call({ url: '/api/admin/yok' })).status).toBe(404);
    expect((await staff.call({ url: '/api/admin/blog' })).status).toBe(200);
  });

  it('are denied from a stale page, another surface or another site, with a distinct code in the 403', async () => {
    const staff = await signIn(test);
    const bindingCookie = staff.headers.cookie?.split('=')[1] ?? '';
    const wrong = [
      { 'x-csrf-token': 'x'.repeat(43) },
      { 'x-csrf-token': pageHeaders(test, 'auth', bindingCookie)['x-csrf-token'] ?? '' },
      { 'sec-fetch-site': 'same-site' },
      { 'x-requested-with': 'fetch' },
    ];
    for (const headers of wrong) {
      const { status, body } = await staff.call({ url: '/api/admin/blog', headers });
      expect([status, body.code]).toEqual([403, 'csrf']);
    }
  });

  it('are denied without the right of the route', async () => {
    const staff = await signIn(test, 'hr');
    const read = await staff.call({ url: '/api/admin/contracts' });
    const write = await staff.call({ url: '/api/admin/contracts', form: { form_data: {} } });
    expect([read.status, read.body.code, write.status, write.body.code]).toEqual([403, 'right', 403, 'right']);
  });

  it('use the current role in every request', async () => {
    const staff = await signIn(test, 'hr');
    await test.services.db.updateTable('users').set({ role_group: 'editor' }).where('id', '=', staff.userId).execute();
    expect((await staff.call({ url: '/api/admin/blog' })).status).toBe(200);
  });
});

it('does not start with a panel route that declares no right', async () => {
  const app = await buildApi(test.services);
  expect(() => app.get('/api/admin/unutulan', async () => ({ success: true }))).toThrow(/declares no right/);
  await app.close();
});
