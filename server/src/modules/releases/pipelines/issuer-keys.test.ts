import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeProtectedHeader, errors, jwtVerify, type FlattenedJWSInput, type JSONWebKeySet } from 'jose';
import { startOidcIssuer, type OidcIssuer } from '../../../testing/oidc-issuer.ts';
import { createIssuerKeys, IssuerUnavailable } from './issuer-keys.ts';
import { fetchIssuerKeys, issuerProblem } from './issuers.ts';

const MINUTE = 60_000;
let issuer: OidcIssuer;
let time: number;
beforeEach(async () => {
  issuer = await startOidcIssuer();
  time = Date.now();
});
afterEach(() => issuer.close());

function cache() {
  const keysOf = createIssuerKeys({
    fetchKeys: (url) => fetchIssuerKeys(url, { oidcHosts: [issuer.host] }),
    onFailure: () => undefined,
    now: () => time,
  });
  return async (header = {}) => jwtVerify(await issuer.sign({}, header), keysOf(issuer.url));
}

test('keys are fetched once, and again after a rotation', async () => {
  const verify = cache();
  await Promise.all([verify(), verify()]);
  expect(issuer.fetched).toBe(1);
  await issuer.rotate();
  time += MINUTE;
  await verify();
  expect(issuer.fetched).toBe(2);
});

test.each([
  ['too short', { kty: 'RSA', n: Buffer.alloc(128, 0xff).toString('base64url'), e: 'AQAB' }],
  ['malformed', { kty: 'RSA', n: '*', e: {} }],
  ['incomplete', { kty: 'RSA' }],
  ['of another kind', { kty: 'oct', k: 'AAAA' }],
  ['no key', null],
])('a key that is %s is unknown, and the others stay usable', async (_what, key) => {
  const good = JSON.parse(await issuer.publicKey()) as object;
  const weak = key && { ...key, kid: 'weak', alg: 'RS256', use: 'sig' };
  const fetchKeys = async () => ({ keys: [weak, good] }) as JSONWebKeySet;
  const keysOf = createIssuerKeys({ fetchKeys, onFailure: () => undefined, now: () => time });
  const verify = async (header = {}) => jwtVerify(await issuer.sign({}, header), keysOf(issuer.url));
  await expect(verify({ kid: 'weak' })).rejects.toThrow(errors.JWKSNoMatchingKey);
  await verify();
});

test('unknown key ids cause one request in half a minute', async () => {
  const verify = cache();
  await verify();
  time += MINUTE;
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(verify({ kid: 'yok' })).rejects.toThrow('no applicable key');
  expect(issuer.fetched).toBe(2);
});

test('the last keys are used for a day while the issuer does not respond', async () => {
  const verify = cache();
  await verify();
  issuer.isUp = false;
  time += 23 * 60 * MINUTE;
  await verify();
  time += 2 * 60 * MINUTE;
  await expect(verify()).rejects.toBeInstanceOf(IssuerUnavailable);
  issuer.isUp = true;
  time += MINUTE;
  await verify();
});

test('without keys an issuer that does not respond is reported', async () => {
  issuer.isUp = false;
  const keys = createIssuerKeys({
    fetchKeys: (url) => fetchIssuerKeys(url, { oidcHosts: [issuer.host] }),
    onFailure: () => undefined,
  });
  const token = await issuer.sign({});
  const header = decodeProtectedHeader(token) as { alg: string };
  await expect(keys(issuer.url)(header, {} as FlattenedJWSInput)).rejects.toBeInstanceOf(IssuerUnavailable);
});

describe('the keys of an issuer', () => {
  test('are never fetched from a private network, unless the operator names the host', async () => {
    await expect(fetchIssuerKeys(issuer.url, { oidcHosts: [] })).rejects.toThrow('https');
    const secure = issuer.url.replace('http:', 'https:');
    await expect(fetchIssuerKeys(secure, { oidcHosts: [] })).rejects.toThrow('OIDC_HOSTS');
    await expect(fetchIssuerKeys('https://localhost:1', { oidcHosts: [] })).rejects.toThrow('OIDC_HOSTS');
    expect(issuer.fetched).toBe(0);
    expect((await fetchIssuerKeys(issuer.url, { oidcHosts: [issuer.host] })).keys).toHaveLength(1);
  });

  test.each([
    ['on another host', (url: string) => ({ issuer: url, jwks_uri: 'https://baska.example/keys' }), /another host/],
    ['of another issuer', (url: string) => ({ issuer: `${url}/x`, jwks_uri: `${url}/keys` }), /another issuer/],
    ['that are missing', (url: string) => ({ issuer: url }), /no jwks_uri/],
  ])('%s are refused', async (_where, discovery, message) => {
    const server = createServer((_request, response) => {
      response.end(JSON.stringify(discovery(url)));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const url = `http://${host}`;
    await expect(fetchIssuerKeys(url, { oidcHosts: [host] })).rejects.toThrow(message);
    await new Promise((resolve) => server.close(resolve));
  });
});

test.each([
  ['https://gitlab.com', null],
  ['http://gitlab.com', 'https ile başlamalıdır.'],
  ['http://127.0.0.1:4000', 'https ile başlamalıdır.'],
  ['https://10.0.0.1', 'Özel bir ağda; OIDC_HOSTS ayarında olmalıdır.'],
  ['https://gitlab.sirket.internal', 'Özel bir ağda; OIDC_HOSTS ayarında olmalıdır.'],
])('issuer %s: %s', (url, expected) => {
  expect(issuerProblem(url, { oidcHosts: ['gitlab.com'] })).toBe(expected);
});
