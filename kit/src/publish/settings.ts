import { deriveCredential, isPublishSecret, type Credential } from '@vitrin/shared-contracts/publishing';

/** Settings from the environment of a pipeline. */
export interface PublishSettings {
  site: URL;
  credential: Credential;
}

/** Thrown for invalid args or settings, as opposed to a failed publication. */
export class UsageError extends Error {}

const HERE = 'http://127.0.0.1:3000';

/**
 * Reads VITRIN_URL and VITRIN_PUBLISH_SECRET; the secret comes from the panel or from `npm run vitrin --
 * publish-token`. Throws a `UsageError` for invalid values.
 */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<PublishSettings> {
  const site = readSite(env);
  const secret = env.VITRIN_PUBLISH_SECRET?.trim() ?? '';
  if (!isPublishSecret(secret))
    throw new UsageError(
      'VITRIN_PUBLISH_SECRET gerekli: panelde Yazılım sürümleri ekranının verdiği ya da “npm run vitrin -- publish-token <birim>” komutunun yazdığı vitrin_… metni.',
    );
  return { site, credential: await deriveCredential(secret) };
}

/** Reads VITRIN_URL. Throws a `UsageError` for an invalid address. */
export function readSite({ VITRIN_URL: address = HERE }: NodeJS.ProcessEnv): URL {
  const site = URL.canParse(address) ? new URL(address) : null;
  if (!site || !/^https?:$/.test(site.protocol)) throw new UsageError(`VITRIN_URL bir site adresi değil: ${address}`);
  return site;
}
