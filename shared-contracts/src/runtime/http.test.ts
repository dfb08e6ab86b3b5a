/** @jest-environment ../kit/src/jest/browser-environment.ts */
import {
  userActivity,
  sessionNavigation,
  clearSession,
  getFile,
  getJson,
  postJson,
  extendSession,
  sendFile,
  sendForm,
  adoptPrefetched,
  Unreachable,
} from '@vitrin/shared-contracts/http';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { sessionStore } from '@vitrin/shared-contracts/state';

interface Sent {
  method: string;
  path: string;
  headers: Headers;
  form: FormData | null;
}

const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
let navigations: string[];

beforeEach(() => {
  navigations = [];
  jest.spyOn(sessionNavigation, 'go').mockImplementation((address) => void navigations.push(address));
  globalThis.csrf_token = 'csrf-degeri';
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + 1000) });
  for (const key of ['user_data', 'expiration_date', 'remember_me_email']) localStorage.setItem(key, 'x');
  localStorage.setItem('token', 'jeton');
});

function mockResponse(status: number, body: string, type = 'application/json'): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const multipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const form = multipart ? await request.formData() : null;
    sent.push({ method: request.method, path: pathname + search, headers: request.headers, form });
    return new Response(body, { status, headers: { 'content-type': type } });
  };
  return sent;
}

const good = '{"success":true,"data":[1]}';

describe('request headers (product §7)', () => {
  test('mark every request and carry the CSRF value; panel requests carry the token', async () => {
    const [sent] = await requestsOf('/api/admin/status');
    expect(sent?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(sent?.headers.get('x-csrf-token')).toBe('csrf-degeri');
    expect(sent?.headers.get('authorization')).toBe('Bearer jeton');
  });

  test.each(['/api/pages/blog', '/api/auth/login'])('never carry the token to %s', async (path) => {
    const [sent] = await requestsOf(path);
    expect(sent?.headers.has('authorization')).toBe(false);
  });

  test('mark requests that are sent while the user is away', async () => {
    expect((await requestsOf('/api/admin/status'))[0]?.headers.has('x-unattended')).toBe(false);
    jest.spyOn(userActivity, 'isAway').mockReturnValueOnce(true);
    expect((await requestsOf('/api/admin/status'))[0]?.headers.get('x-unattended')).toBe('1');
  });

  async function requestsOf(path: string) {
    const sent = mockResponse(200, good);
    await getJson(path);
    return sent;
  }
});

describe('requests and responses', () => {
  test('an envelope is returned with its status, whatever the status is', async () => {
    mockResponse(422, '{"success":false,"errors":{"email":"* Bu Alan Zorunlu"}}');
    await expect(postJson('/api/auth/login', {})).resolves.toEqual({
      success: false,
      errors: { email: '* Bu Alan Zorunlu' },
      status: 422,
    });
  });

  test('parameters are sent in the query string', async () => {
    const sent = mockResponse(200, good);
    await getJson('/api/admin/blog', { page: 2, search: 'ışık' });
    expect(sent[0]?.path).toBe(`/api/admin/blog?page=2&search=${encodeURIComponent('ışık')}`);
  });

  test.each([
    ['an HTML page of a proxy', 502, '<html>Bad gateway</html>', 'text/html'],
    ['nothing', 500, '', 'application/json'],
    ['another shape', 200, '{"ok":true}', 'application/json'],
    ['a list', 200, '[]', 'application/json'],
  ])('%s is reported as unreachable', async (_case, status, body, type) => {
    mockResponse(status, body, type);
    await expect(getJson('/api/pages/blog')).rejects.toBeInstanceOf(Unreachable);
  });

  test('a network failure is reported as unreachable', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(getJson('/api/pages/blog')).rejects.toBeInstanceOf(Unreachable);
  });
});

describe('form requests', () => {
  test('PUT and DELETE are sent as a multipart POST with _method; objects are sent as JSON', async () => {
    const sent = mockResponse(200, good);
    await sendForm('PUT', '/api/admin/contracts', { id: 7, form_data: { name: 'Gizlilik' }, abbr: 'tr' });
    expect(sent[0]?.method).toBe('POST');
    expect(Object.fromEntries(sent[0]?.form ?? [])).toEqual({
      _method: 'PUT',
      id: '7',
      form_data: '{"name":"Gizlilik"}',
      abbr: 'tr',
    });
  });

  test('a create request has no _method and carries its idempotency key', async () => {
    const sent = mockResponse(200, good);
    await sendForm('POST', '/api/admin/contracts', { form_data: {} }, 'anahtar');
    expect(sent[0]?.form?.has('_method')).toBe(false);
    expect(sent[0]?.headers.get('idempotency-key')).toBe('anahtar');
  });
});

describe('rejections by the panel API (product §8)', () => {
  test('401 removes the three session records, keeps the remembered e-mail and navigates to the sign-in page', async () => {
    mockResponse(401, '{"success":false}');
    await getJson('/api/admin/blog');
    expect(['token', 'user_data', 'expiration_date'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
    expect(localStorage.getItem('remember_me_email')).toBe('x');
    expect(sessionStore.get()).toBeNull();
    expect(navigations).toEqual(['/giris-yap']);
  });

  test('429 navigates to the home page and keeps the session', async () => {
    mockResponse(429, '{"success":false}');
    await getJson('/api/admin/blog');
    expect(navigations).toEqual(['/']);
    expect(localStorage.getItem('token')).toBe('jeton');
  });

  test.each([
    ['a page', '<h1>Unauthorized</h1>', 'text/html'],
    ['nothing', '', 'text/plain'],
  ])(
    'the status alone decides: %s from a proxy is handled as a rejection, not as a network error',
    async (_case, body, type) => {
      mockResponse(429, body, type);
      await expect(getJson('/api/admin/blog')).resolves.toEqual({ success: false, status: 429 });
      mockResponse(401, body, type);
      await expect(getFile('/api/admin/audit/export', {})).resolves.toEqual({ success: false, status: 401 });
      expect([navigations, localStorage.getItem('token')]).toEqual([['/', '/giris-yap'], null]);
      await expect(adoptPrefetched('/api/admin/status', fetch('/api/admin/status'))).resolves.toMatchObject({
        status: 401,
      });
    },
  );

  test.each([
    [401, '/api/auth/login'],
    [429, '/api/auth/login'],
    [401, '/api/pages/blog'],
    [403, '/api/admin/blog'],
    [503, '/api/admin/blog'],
    [429, '/api/admin/session/extend'],
  ])('%i for %s does not navigate', async (status, path) => {
    mockResponse(status, '{"success":false}');
    await getJson(path);
    expect(navigations).toEqual([]);
    expect(localStorage.getItem('token')).toBe('jeton');
  });

  test.each([401, 429])('%i notifies open forms while the session still exists', async (status) => {
    const listener = jest.fn(() => expect([navigations, sessionStore.get()?.token]).toEqual([[], 'jeton']));
    document.addEventListener(leavingEvent, listener, { once: true });
    mockResponse(status, '{"success":false}');
    await getJson('/api/admin/blog');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('sessions in two tabs', () => {
  test('a 401 in this tab keeps the session that was started later in the other tab', async () => {
    localStorage.setItem('token', 'yeni');
    mockResponse(401, '{"success":false}');
    await getJson('/api/admin/blog');
    expect([localStorage.getItem('token'), localStorage.getItem('user_data')]).toEqual(['yeni', 'x']);
    expect(sessionStore.get()).toBeNull();
  });

  test('records without a session in this tab are removed too', () => {
    sessionStore.set(null);
    clearSession();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('an extended session is counted from now, in the stored record and in this tab', () => {
    extendSession(3600);
    const record = localStorage.getItem('expiration_date') ?? '';
    expect(sessionStore.get()?.expiresAt.toISOString()).toBe(record);
    expect(Math.round((Date.parse(record) - Date.now()) / 1000)).toBe(3600);
  });

  test('the stored record of another session is not extended', () => {
    localStorage.setItem('token', 'yeni');
    extendSession(3600);
    expect(localStorage.getItem('expiration_date')).toBe('x');
  });
});

test('a form with a file has a longer timeout than other requests', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (input, init) =>
    new Promise((_, reject) => {
      const { signal } = new Request(input, init);
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const ended: string[] = [];
  sendForm('POST', '/api/pages/contact', { name: 'Deniz' }).catch(() => ended.push('text'));
  sendForm('POST', '/api/pages/human-resources', { cv: new Blob(['%PDF']) }).catch(() => ended.push('file'));
  await jest.advanceTimersByTimeAsync(31_000);
  expect(ended).toEqual(['text']);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(ended).toEqual(['text', 'file']);
  jest.useRealTimers();
});

describe('files', () => {
  test('are uploaded with the session and the fields, and report progress', async () => {
    const sent: { path: string; form: FormData; headers: Record<string, string> }[] = [];
    class Upload extends EventTarget {
      readonly upload = new EventTarget();
      status = 200;
      responseText = good;
      path = '';
      headers: Record<string, string> = {};
      onloadend = () => undefined;
      open = (_method: string, path: string) => void (this.path = path);
      setRequestHeader = (name: string, value: string) => void (this.headers[name.toLowerCase()] = value);
      getAllResponseHeaders = () => 'content-type: application/json';
      send(form: FormData) {
        sent.push({ path: this.path, form, headers: this.headers });
        const part = { loaded: 3, total: 4, lengthComputable: true };
        this.upload.dispatchEvent(Object.assign(new Event('progress'), part));
        setTimeout(this.onloadend);
      }
    }
    const real = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
    const reportedProgress: number[] = [];
    const fields = { folder: 'Şantiye', file: [new Blob(['piksel']), new Blob(['metin'])] };
    const mockResponse = await sendFile('/api/admin/media', fields, (part) => reportedProgress.push(part), 'anahtar');
    globalThis.XMLHttpRequest = real;
    expect(mockResponse).toEqual({ success: true, data: [1], status: 200 });
    expect(reportedProgress).toEqual([0.75]);
    expect([sent[0]?.path, sent[0]?.form.get('folder')]).toEqual(['/api/admin/media', 'Şantiye']);
    expect(sent[0]?.form.getAll('file')).toHaveLength(2);
    expect(sent[0]?.headers).toMatchObject({
      authorization: 'Bearer jeton',
      'x-csrf-token': 'csrf-degeri',
      'idempotency-key': 'anahtar',
    });
  });

  test('are downloaded with the session and the query parameters', async () => {
    const sent = mockResponse(200, 'satır;', 'text/csv');
    const file = await getFile('/api/admin/audit/export', { search: 'ışık' });
    expect([file.success, await file.data?.text()]).toEqual([true, 'satır;']);
    expect(sent[0]?.path).toBe('/api/admin/audit/export?search=%C4%B1%C5%9F%C4%B1k');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer jeton');
  });

  test('that are rejected return the error envelope, with the same handling of 401', async () => {
    mockResponse(403, '{"success":false,"message":"Bu işlem için yetkiniz yok.","code":"right"}');
    expect(await getFile('/api/admin/audit/export', {})).toMatchObject({ success: false, status: 403, code: 'right' });
    mockResponse(401, '{"success":false}');
    await getFile('/api/admin/audit/export', {});
    expect(navigations).toEqual(['/giris-yap']);
  });

  test('are unreachable when a proxy responds without an envelope', async () => {
    mockResponse(502, '<h1>Bad gateway</h1>', 'text/html');
    await expect(getFile('/api/admin/audit/export', {})).rejects.toThrow(Unreachable);
  });
});
