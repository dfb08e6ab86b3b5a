/** @jest-environment ../kit/src/jest/browser-environment.ts */
import { sessionNavigation, openStream, Unreachable } from '@vitrin/shared-contracts/http';
import { sessionStore } from '@vitrin/shared-contracts/state';

const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
let navigations: string[];

beforeEach(() => {
  navigations = [];
  jest.spyOn(sessionNavigation, 'go').mockImplementation((address) => void navigations.push(address));
  globalThis.csrf_token = 'csrf-degeri';
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + 1000) });
});

function mockResponse(status: number, body: string, type = 'application/json'): Headers[] {
  const sent: Headers[] = [];
  globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init).headers);
    return new Response(body, { status, headers: { 'content-type': type } });
  };
  return sent;
}

describe('event stream', () => {
  const stream = (signal = new AbortController().signal) => openStream('/api/admin/inbox/stream', { signal });

  test('is opened with the session headers and returns the raw body', async () => {
    const sent = mockResponse(200, 'event: counts\ndata: {}\n\n', 'text/event-stream');
    const { success, data } = await stream();
    expect([success, await new Response(data).text()]).toEqual([true, 'event: counts\ndata: {}\n\n']);
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer jeton',
      'x-csrf-token': 'csrf-degeri',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  test('delivers chunks as they arrive, has no timeout, and ends on abort', async () => {
    let write: (text: string) => void = () => undefined;
    globalThis.fetch = async (input, init) => {
      const { signal } = new Request(input, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = (text) => controller.enqueue(new TextEncoder().encode(text));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const off = new AbortController();
    const { data } = await stream(off.signal);
    const reader = data?.getReader();
    write(':\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(':\n\n');
    const rest = reader?.read();
    off.abort();
    await expect(rest).rejects.toBeDefined();
  });

  test('returns the envelope of a rejection; 401 ends the session, 429 does not navigate', async () => {
    mockResponse(429, '{"success":false,"message":"Çok fazla."}');
    expect(await stream()).toMatchObject({ success: false, status: 429, message: 'Çok fazla.' });
    expect(navigations).toEqual([]);
    mockResponse(401, '{"success":false}');
    await stream();
    expect(navigations).toEqual(['/giris-yap']);
  });

  test('is unreachable when a proxy responds or the network fails', async () => {
    mockResponse(502, '<h1>Bad gateway</h1>', 'text/html');
    await expect(stream()).rejects.toThrow(Unreachable);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(stream()).rejects.toThrow(Unreachable);
  });
});
