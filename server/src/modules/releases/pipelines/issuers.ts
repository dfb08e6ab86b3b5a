import type { JSONWebKeySet } from 'jose';
import { isLoopbackHost } from '../../../config/loopback-host.ts';
import type { Config } from '../../../config/config.ts';
import { isPrivateHost } from '../../../platform/http/public-address.ts';
import { fetchJson } from './fetch-json.ts';

type Hosts = Pick<Config, 'oidcHosts'>;

/** Returns why an issuer cannot be trusted, in Turkish; null if it can. */
export function issuerProblem(issuer: string, { oidcHosts }: Hosts): string | null {
  if (!URL.canParse(issuer)) return 'Geçerli bir adres değil.';
  const { protocol, hostname, host } = new URL(issuer);
  const isNamed = oidcHosts.includes(host);
  if (protocol !== 'https:' && !(isLoopbackHost(hostname) && isNamed)) return 'https ile başlamalıdır.';
  return isNamed || !isPrivateHost(hostname) ? null : 'Özel bir ağda; OIDC_HOSTS ayarında olmalıdır.';
}

/**
 * Fetches the public keys of an issuer by OpenID Connect Discovery, all from the issuer's own host. Hosts in private
 * networks are reached only if the operator names them.
 */
export async function fetchIssuerKeys(issuer: string, { oidcHosts }: Hosts): Promise<JSONWebKeySet> {
  const problem = issuerProblem(issuer, { oidcHosts });
  if (problem !== null) throw new Error(problem);
  const { origin, host } = new URL(issuer);
  const options = { allowsPrivate: oidcHosts.includes(host) };
  const discovery = await fetchJson(new URL(`${issuer}/.well-known/openid-configuration`), options);
  const keysUrl = new URL(textField(discovery, 'jwks_uri'));
  if (textField(discovery, 'issuer') !== issuer) throw new Error('The discovery document is of another issuer');
  if (keysUrl.origin !== origin) throw new Error('The keys are on another host than the issuer');
  return keySet(await fetchJson(keysUrl, options));
}

function textField(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  if (typeof found !== 'string') throw new Error(`The discovery document has no ${name}`);
  return found;
}

function keySet(value: unknown): JSONWebKeySet {
  if (typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys))
    return value as JSONWebKeySet;
  throw new Error('Not a key set');
}
