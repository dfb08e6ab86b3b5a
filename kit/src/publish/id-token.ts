import { api } from '@vitrin/shared-contracts/paths';
import type { PipelineCredential, PipelineTokenInput } from '@vitrin/shared-contracts/release-pipelines';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { readSite } from './settings.ts';
import { dataOf, sendTo, SiteError } from './site.ts';

const TIMEOUT_MS = 30_000;

/**
 * Returns the environment with VITRIN_PUBLISH_SECRET. If it is not set, a job of a trusted pipeline exchanges its ID
 * token for one, which is valid for a few minutes. The environment of other jobs is returned unchanged.
 */
export async function withExchangedToken(env: NodeJS.ProcessEnv, remote: Unit): Promise<NodeJS.ProcessEnv> {
  if (env.VITRIN_PUBLISH_SECRET) return env;
  const site = readSite(env);
  const id_token = await idTokenOf(env, site);
  if (id_token === null) return env;
  const body: PipelineTokenInput = { remote, id_token };
  const { secret } = dataOf(await sendTo<PipelineCredential>(site, api.pipelineToken, { body }));
  return { ...env, VITRIN_PUBLISH_SECRET: secret };
}

/** Returns the job's ID token for this site; null outside such a job. */
async function idTokenOf(env: NodeJS.ProcessEnv, site: URL): Promise<string | null> {
  // GitLab writes the token into the variable that `id_tokens` names.
  if (env.VITRIN_ID_TOKEN) return env.VITRIN_ID_TOKEN.trim();
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (!address || !token) return null;
  const url = new URL(address);
  url.searchParams.set('audience', site.origin);
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const answer: unknown = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.json())
    .catch(() => null);
  if (typeof answer === 'object' && answer !== null && 'value' in answer && typeof answer.value === 'string')
    return answer.value;
  throw new SiteError('GitHub bu işe kimlik belgesi vermedi; birkaç dakika sonra yeniden deneyin.');
}
