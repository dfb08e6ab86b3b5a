import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** A platform that issues ID tokens to its jobs, on this machine. */
export interface OidcIssuer {
  url: string;
  host: string;
  /** Number of requests for the keys. */
  fetched: number;
  /** Whether the issuer responds. */
  isUp: boolean;
  /** Public key as text, for forged tokens. */
  publicKey(): Promise<string>;
  /** Signs a token with these claims; undefined removes one. */
  sign(
    claims: Record<string, unknown>,
    header?: { alg?: string; kid?: string; typ?: string },
    key?: Uint8Array,
  ): Promise<string>;
  /** Replaces the keys. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

export async function startOidcIssuer(): Promise<OidcIssuer> {
  let number = 0;
  let keys = await newKeys();
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    if (isKeys) issuer.fetched += 1;
    const body = isKeys ? { keys: [keys.jwk] } : { issuer: issuer.url, jwks_uri: `${issuer.url}/keys` };
    response.writeHead(issuer.isUp ? 200 : 503).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

  async function newKeys(): Promise<{ privateKey: CryptoKey; jwk: object; kid: string }> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    number += 1;
    const kid = `key-${number}`;
    return { privateKey, kid, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
  }

  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: OidcIssuer = {
    url: `http://${host}`,
    host,
    fetched: 0,
    isUp: true,
    publicKey: async () => JSON.stringify(keys.jwk),
    sign: (claims, header = {}, key) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: keys.kid, typ: 'JWT', ...header })
        .sign(key ?? keys.privateKey),
    async rotate() {
      keys = await newKeys();
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return issuer;
}
