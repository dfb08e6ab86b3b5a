/** @jest-environment ../tools/src/jest/browser-environment.ts */
import { departure, getJson, postJson, sendForm, Unreachable } from 'shared-contracts/http';
import { bootStore, sessionStore } from 'shared-contracts/state';

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
  bootStore.set({ csrf: 'csrf-degeri' } as NonNullable<ReturnType<typeof bootStore.get>>);
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + 1000) });
  for (const key of ['token', 'user_data', 'expiration_date', 'remember_me_email']) localStorage.setItem(key, 'x');
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

describe('headers (spec §7)', () => {
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

describe('the panel’s server ends things (spec §8)', () => {
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
    expect(localStorage.getItem('token')).toBe('x');
  });

  test.each([
    [401, '/api/auth/login'],
    [429, '/api/auth/login'],
    [401, '/api/pages/blog'],
    [403, '/api/admin/blog'],
    [503, '/api/admin/blog'],
  ])('%i of %s moves nobody', async (status, path) => {
    answer(status, '{"success":false}');
    await getJson(path);
    expect(left).toEqual([]);
    expect(localStorage.getItem('token')).toBe('x');
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
