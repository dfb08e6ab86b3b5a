import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPrivateHost, isPublicAddress, lookupPublic, RefusedAddress } from '../http/public-address.ts';
import { postWebhook } from './post-webhook.ts';

it.each([
  ['8.8.8.8', true],
  ['2a00:1450:4017::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['192.168.1.1', false],
  ['172.16.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['::127.0.0.1', false],
  ['::8.8.8.8', false],
  ['64:ff9b::808:808', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fec0::1', false],
  ['4000::1', false],
  ['::ffff:8.8.8.8', true],
  ['198.18.0.1', false],
  ['240.0.0.1', false],
  ['metin', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it.each([
  ['10.0.0.1', true],
  ['[::127.0.0.1]', true],
  ['localhost', true],
  ['crm.localhost.', true],
  ['sunucu', true],
  ['crm.sirket.internal', true],
  ['yazici.LOCAL', true],
  ['nas.home.arpa', true],
  ['8.8.8.8', false],
  ['crm.ornek.com.tr', false],
  ['local.ornek.com.tr', false],
])('the host %s is private as it is written: %s', (host, expected) => {
  expect(isPrivateHost(host)).toBe(expected);
});

it('a name that leads to a private address is refused when it is connected', async () => {
  const error = await new Promise((resolve) => {
    lookupPublic('localhost', {}, (problem) => resolve(problem));
  });
  expect(error).toBeInstanceOf(RefusedAddress);
});

describe('a delivery', () => {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end('x'.repeat(100_000));
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const send = (url: string, allowsPrivate = false) => postWebhook({ url, headers: {}, body: '{}', allowsPrivate });
  const port = () => (server.address() as AddressInfo).port;

  it.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://localhost', 'https://[::1]', 'https://0x7f000001'])(
    'never reaches %s',
    async (host) => {
      expect(await send(`${host}:${port()}/`)).toMatchObject({
        status: null,
        answer: expect.stringContaining('özel bir ağ'),
      });
      expect(calls).toBe(0);
    },
  );

  it('reads only the start of the answer', async () => {
    const { status, answer } = await send(`http://127.0.0.1:${port()}/`, true);
    expect(status).toBe(200);
    expect(answer).toHaveLength(2_000);
  });

  it('says why there was no answer', async () => {
    expect((await send('http://127.0.0.1:1/', true)).answer).toBe('Sunucu bağlantıyı kabul etmedi.');
  });
});
