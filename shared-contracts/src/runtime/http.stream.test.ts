/** @jest-environment ../tools/src/jest/browser-environment.ts */
import { departure, openStream, Unreachable } from 'shared-contracts/http';
import { sessionStore } from 'shared-contracts/state';

const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
let left: string[];

beforeEach(() => {
  left = [];
  jest.spyOn(departure, 'go').mockImplementation((address) => void left.push(address));
  globalThis.csrf_token = 'csrf-degeri';
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + 1000) });
});

function answer(status: number, body: string, type = 'application/json'): Headers[] {
  const sent: Headers[] = [];
  globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init).headers);
    return new Response(body, { status, headers: { 'content-type': type } });
  };
  return sent;
}

describe('a stream of events', () => {
  const stream = (signal = new AbortController().signal) => openStream('/api/admin/inbox/stream', { signal });

  test('goes with the session, and its words come as they are', async () => {
    const sent = answer(200, 'event: counts\ndata: {}\n\n', 'text/event-stream');
    const { success, data } = await stream();
    expect([success, await new Response(data).text()]).toEqual([true, 'event: counts\ndata: {}\n\n']);
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer jeton',
      'x-csrf-token': 'csrf-degeri',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  test('comes word by word, has no time limit, and ends when it is called off', async () => {
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

  test('is refused by an envelope; 401 ends the session, 429 leaves everybody where they are', async () => {
    answer(429, '{"success":false,"message":"Çok fazla."}');
    expect(await stream()).toMatchObject({ success: false, status: 429, message: 'Çok fazla.' });
    expect(left).toEqual([]);
    answer(401, '{"success":false}');
    await stream();
    expect(left).toEqual(['/giris-yap']);
  });

  test('is unreachable where a proxy or nobody answers', async () => {
    answer(502, '<h1>Bad gateway</h1>', 'text/html');
    await expect(stream()).rejects.toThrow(Unreachable);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(stream()).rejects.toThrow(Unreachable);
  });
});
