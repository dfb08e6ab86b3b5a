/** @jest-environment ../kit/src/jest/browser-environment.ts */
import { sendUnattended, sessionNavigation } from '@vitrin/shared-contracts/http';

const path = '/api/admin/drafts/a';
let requests: Request[];
let navigations: string[];

beforeEach(() => {
  [requests, navigations] = [[], []];
  jest.spyOn(sessionNavigation, 'go').mockImplementation((address) => void navigations.push(address));
});

function respond(status: number, body: object, headers: Record<string, string> = {}): void {
  globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return Response.json(body, { status, headers });
  };
}

test('a request that the page repeats by itself does not count as use of the session', async () => {
  respond(200, { success: true, data: { rev: 1 } });
  await expect(sendUnattended('PUT', path, { seq: 1 })).resolves.toEqual({
    success: true,
    data: { rev: 1 },
    status: 200,
    retryAfterSeconds: null,
  });
  expect(requests.map(({ method, headers }) => [method, headers.get('x-unattended')])).toEqual([['PUT', '1']]);
  await expect(requests[0]?.json()).resolves.toEqual({ seq: 1 });
});

test('429 tells when to repeat it and does not navigate', async () => {
  respond(429, { success: false, message: 'Bekleyin.' }, { 'retry-after': '7' });
  await expect(sendUnattended('PUT', path, {})).resolves.toEqual({
    success: false,
    message: 'Bekleyin.',
    status: 429,
    retryAfterSeconds: 7,
  });
  expect(navigations).toEqual([]);
});

test('401 navigates to the sign-in page', async () => {
  respond(401, { success: false });
  await sendUnattended('DELETE', path);
  expect(navigations).toEqual(['/giris-yap']);
});
