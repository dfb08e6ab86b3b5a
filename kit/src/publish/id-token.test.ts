import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newPublishSecret } from '@vitrin/shared-contracts/publishing';
import { withExchangedToken } from './id-token.ts';

const secret = newPublishSecret();
let requests: { url: string; authorization: string | undefined; body: string }[];
let refusal: string | null;
let server: Server;
let origin: string;

beforeEach(async () => {
  requests = [];
  refusal = null;
  server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request;
  requests.push({ url, authorization: headers.authorization, body: await text(request) });
  if (url.startsWith('/platform')) response.end(JSON.stringify({ value: 'belge' }));
  else if (refusal === null) response.end(JSON.stringify({ success: true, data: { secret, may_promote: true } }));
  else response.writeHead(403).end(JSON.stringify({ success: false, message: refusal }));
}

const exchangeRequest = { url: '/api/releases/token', authorization: undefined };
const sent = (id_token: string) => JSON.stringify({ remote: 'remote_public', id_token });

test('a job on GitHub asks for a token for this site and exchanges it', async () => {
  const env = await withExchangedToken(
    {
      VITRIN_URL: origin,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${origin}/platform?run=1`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'istek',
    },
    'remote_public',
  );
  expect(env.VITRIN_PUBLISH_SECRET).toBe(secret);
  expect(requests).toEqual([
    {
      url: `/platform?run=1&audience=${encodeURIComponent(origin)}`,
      authorization: 'Bearer istek',
      body: '',
    },
    { ...exchangeRequest, body: sent('belge') },
  ]);
});

test('a job on GitLab has its token in the environment', async () => {
  const env = await withExchangedToken({ VITRIN_URL: origin, VITRIN_ID_TOKEN: 'gitlab-belgesi\n' }, 'remote_public');
  expect(env.VITRIN_PUBLISH_SECRET).toBe(secret);
  expect(requests).toEqual([{ ...exchangeRequest, body: sent('gitlab-belgesi') }]);
});

test('a secret in the environment is used as it is, and without both nothing is asked', async () => {
  const given = { VITRIN_URL: origin, VITRIN_ID_TOKEN: 'belge', VITRIN_PUBLISH_SECRET: 'vitrin_x' };
  expect(await withExchangedToken(given, 'remote_public')).toBe(given);
  const none = { VITRIN_URL: origin };
  expect(await withExchangedToken(none, 'remote_public')).toBe(none);
  expect(requests).toEqual([]);
});

test('a refusal of the site is shown as it is', async () => {
  refusal = 'Bu birim için tanıtılmış böyle bir yayın hattı yok.';
  const job = { VITRIN_URL: origin, VITRIN_ID_TOKEN: 'belge' };
  await expect(withExchangedToken(job, 'remote_public')).rejects.toThrow(refusal);
});
