/** @jest-environment ../tools/src/jest/browser-environment.ts */
import {
  attendance,
  departure,
  forgetSession,
  getFile,
  getJson,
  postJson,
  prolongSession,
  sendFile,
  sendForm,
  takeOver,
  Unreachable,
} from 'shared-contracts/http';
import { leavingEvent } from 'shared-contracts/remote-app';
import { sessionStore } from 'shared-contracts/state';

interface Sent {
  method: string;
  path: string;
  headers: Headers;
  form: FormData | null;
}

const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
let left: string[];

beforeEach(() => {
  left = [];
  jest.spyOn(departure, 'go').mockImplementation((address) => void left.push(address));
  globalThis.csrf_token = 'csrf-degeri';
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + 1000) });
  for (const key of ['user_data', 'expiration_date', 'remember_me_email']) localStorage.setItem(key, 'x');
  localStorage.setItem('token', 'jeton');
});

function answer(status: number, body: string, type = 'application/json'): Sent[] {
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

describe('headers (product §7)', () => {
  test('every call is marked and carries the CSRF value; panel calls carry the token', async () => {
    const [sent] = await asked('/api/admin/status');
    expect(sent?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(sent?.headers.get('x-csrf-token')).toBe('csrf-degeri');
    expect(sent?.headers.get('authorization')).toBe('Bearer jeton');
  });

  test.each(['/api/pages/blog', '/api/auth/login'])('the token never goes to %s', async (path) => {
    const [sent] = await asked(path);
    expect(sent?.headers.has('authorization')).toBe(false);
  });

  test('what a page asks for while nobody is there says so', async () => {
    expect((await asked('/api/admin/status'))[0]?.headers.has('x-unattended')).toBe(false);
    jest.spyOn(attendance, 'isAway').mockReturnValueOnce(true);
    expect((await asked('/api/admin/status'))[0]?.headers.get('x-unattended')).toBe('1');
  });

  async function asked(path: string) {
    const sent = answer(200, good);
    await getJson(path);
    return sent;
  }
});

describe('answers', () => {
  test('an envelope comes with its status, whatever that is', async () => {
    answer(422, '{"success":false,"errors":{"email":"* Bu Alan Zorunlu"}}');
    await expect(postJson('/api/auth/login', {})).resolves.toEqual({
      success: false,
      errors: { email: '* Bu Alan Zorunlu' },
      status: 422,
    });
  });

  test('parameters go into the address', async () => {
    const sent = answer(200, good);
    await getJson('/api/admin/blog', { page: 2, search: 'ışık' });
    expect(sent[0]?.path).toBe(`/api/admin/blog?page=2&search=${encodeURIComponent('ışık')}`);
  });

  test.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>', 'text/html'],
    ['nothing', 500, '', 'application/json'],
    ['another shape', 200, '{"ok":true}', 'application/json'],
    ['a list', 200, '[]', 'application/json'],
  ])('%s is no answer', async (_case, status, body, type) => {
    answer(status, body, type);
    await expect(getJson('/api/pages/blog')).rejects.toBeInstanceOf(Unreachable);
  });

  test('a network that is down is no answer', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(getJson('/api/pages/blog')).rejects.toBeInstanceOf(Unreachable);
  });
});

describe('writes', () => {
  test('PUT and DELETE travel as a multipart POST with _method; objects become JSON', async () => {
    const sent = answer(200, good);
    await sendForm('PUT', '/api/admin/contracts', { id: 7, form_data: { name: 'Gizlilik' }, abbr: 'tr' });
    expect(sent[0]?.method).toBe('POST');
    expect(Object.fromEntries(sent[0]?.form ?? [])).toEqual({
      _method: 'PUT',
      id: '7',
      form_data: '{"name":"Gizlilik"}',
      abbr: 'tr',
    });
  });

  test('a create has no _method and carries its idempotency key', async () => {
    const sent = answer(200, good);
    await sendForm('POST', '/api/admin/contracts', { form_data: {} }, 'anahtar');
    expect(sent[0]?.form?.has('_method')).toBe(false);
    expect(sent[0]?.headers.get('idempotency-key')).toBe('anahtar');
  });
});

describe('the panel’s server ends things (product §8)', () => {
  test('401: the three records go, the remembered e-mail stays, and the page goes to the sign-in', async () => {
    answer(401, '{"success":false}');
    await getJson('/api/admin/blog');
    expect(['token', 'user_data', 'expiration_date'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
    expect(localStorage.getItem('remember_me_email')).toBe('x');
    expect(sessionStore.get()).toBeNull();
    expect(left).toEqual(['/giris-yap']);
  });

  test('429: to the root of the site, and the session stays', async () => {
    answer(429, '{"success":false}');
    await getJson('/api/admin/blog');
    expect(left).toEqual(['/']);
    expect(localStorage.getItem('token')).toBe('jeton');
  });

  test.each([
    ['a page', '<h1>Unauthorized</h1>', 'text/html'],
    ['nothing', '', 'text/plain'],
  ])('the status alone decides: %s of a proxy is obeyed, and no fault of the network', async (_case, body, type) => {
    answer(429, body, type);
    await expect(getJson('/api/admin/blog')).resolves.toEqual({ success: false, status: 429 });
    answer(401, body, type);
    await expect(getFile('/api/admin/audit/export', {})).resolves.toEqual({ success: false, status: 401 });
    expect([left, localStorage.getItem('token')]).toEqual([['/', '/giris-yap'], null]);
    await expect(takeOver('/api/admin/status', fetch('/api/admin/status'))).resolves.toMatchObject({ status: 401 });
  });

  test.each([
    [401, '/api/auth/login'],
    [429, '/api/auth/login'],
    [401, '/api/pages/blog'],
    [403, '/api/admin/blog'],
    [503, '/api/admin/blog'],
    [429, '/api/admin/session/extend'],
  ])('%i of %s moves nobody', async (status, path) => {
    answer(status, '{"success":false}');
    await getJson(path);
    expect(left).toEqual([]);
    expect(localStorage.getItem('token')).toBe('jeton');
  });

  test.each([401, 429])('%i: forms hear of it while the session still stands', async (status) => {
    const heard = jest.fn(() => expect([left, sessionStore.get()?.token]).toEqual([[], 'jeton']));
    document.addEventListener(leavingEvent, heard, { once: true });
    answer(status, '{"success":false}');
    await getJson('/api/admin/blog');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('two tabs', () => {
  test('a 401 here does not sign out who has signed in anew over there', async () => {
    localStorage.setItem('token', 'yeni');
    answer(401, '{"success":false}');
    await getJson('/api/admin/blog');
    expect([localStorage.getItem('token'), localStorage.getItem('user_data')]).toEqual(['yeni', 'x']);
    expect(sessionStore.get()).toBeNull();
  });

  test('records that nobody here goes by are cleared all the same', () => {
    sessionStore.set(null);
    forgetSession();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a longer session is reckoned from now, in the record and on the page', () => {
    prolongSession(3600);
    const record = localStorage.getItem('expiration_date') ?? '';
    expect(sessionStore.get()?.expiresAt.toISOString()).toBe(record);
    expect(Math.round((Date.parse(record) - Date.now()) / 1000)).toBe(3600);
  });

  test('nobody else’s record is prolonged', () => {
    localStorage.setItem('token', 'yeni');
    prolongSession(3600);
    expect(localStorage.getItem('expiration_date')).toBe('x');
  });
});

test('a form with a file may take longer than any other call', async () => {
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
  test('go with the session and the fields beside them, and tell how much has gone', async () => {
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
    const told: number[] = [];
    const fields = { folder: 'Şantiye', file: [new Blob(['piksel']), new Blob(['metin'])] };
    const answer = await sendFile('/api/admin/media', fields, (part) => told.push(part), 'anahtar');
    globalThis.XMLHttpRequest = real;
    expect(answer).toEqual({ success: true, data: [1], status: 200 });
    expect(told).toEqual([0.75]);
    expect([sent[0]?.path, sent[0]?.form.get('folder')]).toEqual(['/api/admin/media', 'Şantiye']);
    expect(sent[0]?.form.getAll('file')).toHaveLength(2);
    expect(sent[0]?.headers).toMatchObject({
      authorization: 'Bearer jeton',
      'x-csrf-token': 'csrf-degeri',
      'idempotency-key': 'anahtar',
    });
  });

  test('come with the session and the filters', async () => {
    const sent = answer(200, 'satır;', 'text/csv');
    const file = await getFile('/api/admin/audit/export', { search: 'ışık' });
    expect([file.success, await file.data?.text()]).toEqual([true, 'satır;']);
    expect(sent[0]?.path).toBe('/api/admin/audit/export?search=%C4%B1%C5%9F%C4%B1k');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer jeton');
  });

  test('that are refused come as the envelope that says why, under the same policy', async () => {
    answer(403, '{"success":false,"message":"Bu işlem için yetkiniz yok.","code":"right"}');
    expect(await getFile('/api/admin/audit/export', {})).toMatchObject({ success: false, status: 403, code: 'right' });
    answer(401, '{"success":false}');
    await getFile('/api/admin/audit/export', {});
    expect(left).toEqual(['/giris-yap']);
  });

  test('are unreachable where a proxy answers in its own words', async () => {
    answer(502, '<h1>Bad gateway</h1>', 'text/html');
    await expect(getFile('/api/admin/audit/export', {})).rejects.toThrow(Unreachable);
  });
});
