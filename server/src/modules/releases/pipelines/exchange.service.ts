import { createHash } from 'node:crypto';
import { decodeJwt, type JWTVerifyGetKey } from 'jose';
import { deriveCredential, newPublishSecret } from '@vitrin/shared-contracts/publishing';
import {
  pipelineCredentialMinutes,
  type PipelineCredential,
  type PipelineRow,
  type PipelineTokenInput,
} from '@vitrin/shared-contracts/release-pipelines';
import { adminUrl } from '../../../config/admin-url.ts';
import { keyedHash } from '../../../platform/auth/secrets.ts';
import { Forbidden, RejectedIdToken } from '../../../platform/errors.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { insertPublishToken } from '../keys/publish-tokens.repository.ts';
import { bindingOf, jobClaims, mismatchOf, provenanceOf, type JobClaims, type Mismatch } from './pipeline-claims.ts';
import { claimIdToken, markPipelineUsed, pipelinesOf } from './pipelines.repository.ts';
import { verifyIdToken, type VerifiedClaims } from './verify-id-token.ts';

/** Milliseconds for which a token may still be accepted after its expiry; see `clockTolerance`. */
const TOLERANCE_MS = 60_000;

const UNKNOWN =
  'Bu birim için tanıtılmış böyle bir yayın hattı yok. Panelde Yazılım sürümleri › Yayın anahtarları ekranına bakın.';

/** Printable ASCII, as every address of an issuer. */
const ADDRESS = /^[\x21-\x7e]+$/;

type KeysOf = (issuer: string) => JWTVerifyGetKey;

/** A job that has proven that it is of a trusted pipeline. */
interface TrustedJob {
  pipeline: PipelineRow;
  job: JobClaims;
  claims: VerifiedClaims;
}

/** Exchanges the ID token of a job for a credential of one remote. Throws 401 or 403 with the reason. */
export async function exchangeIdToken(
  services: Pick<PlatformServices, 'db' | 'config' | 'log'>,
  keysOf: KeysOf,
  { remote, id_token }: PipelineTokenInput,
): Promise<PipelineCredential> {
  const pipelines = await pipelinesOf(services.db, remote, statedIssuer(id_token));
  const [first] = pipelines;
  // Keys are looked up for stored issuers only: a token must not make the server call any address.
  if (!first) throw new Forbidden('no-trusted-pipeline', UNKNOWN);
  const { config } = services;
  const audiences = [config.publicUrl, adminUrl(config)];
  const claims = await verifyIdToken(id_token, {
    issuer: first.issuer,
    provider: first.provider,
    audiences,
    keys: keysOf(first.issuer),
  });
  return issueCredential(services, { ...matchingJob(pipelines, claims), claims });
}

/** Returns the unverified issuer, which only selects stored pipelines. */
function statedIssuer(token: string): string {
  try {
    const { iss } = decodeJwt(token);
    // Not verified yet: it may be any JSON value, or a text that no database stores.
    return typeof iss === 'string' && ADDRESS.test(iss) ? iss : '';
  } catch {
    throw new RejectedIdToken('Kimlik belgesi okunamadı.');
  }
}

const mismatchTexts: Readonly<Record<NonNullable<Mismatch>, (job: JobClaims) => string>> = {
  repository: () => UNKNOWN,
  workflow: ({ workflow }) => `Tanıtılan yayın hattının iş akışı bu değil: ${workflow}`,
  ref: ({ ref }) => `Tanıtılan yayın hattı bu daldan ya da etiketten yayınlamaz: ${ref}`,
  environment: ({ environment }) => `Tanıtılan yayın hattının ortamı (environment) bu değil: ${environment || 'yok'}`,
};

/** The later a part is compared, the more of the binding matched; its name helps only the owner of the repository. */
const order: readonly Mismatch[] = ['repository', 'workflow', 'ref', 'environment'];

function matchingJob(pipelines: readonly PipelineRow[], claims: VerifiedClaims): Pick<TrustedJob, 'pipeline' | 'job'> {
  let closest: Mismatch = 'repository';
  let refusal = UNKNOWN;
  for (const pipeline of pipelines) {
    const job = jobClaims(pipeline.provider, pipeline.issuer, claims);
    const mismatch = mismatchOf(pipeline, job);
    if (mismatch === null && job.refusal === null) return { pipeline, job };
    if (mismatch !== 'repository' && job.refusal !== null) throw new Forbidden('no-trusted-pipeline', job.refusal);
    if (mismatch === null || order.indexOf(mismatch) < order.indexOf(closest)) continue;
    closest = mismatch;
    refusal = mismatchTexts[mismatch](job);
  }
  throw new Forbidden('no-trusted-pipeline', refusal);
}

/** Stores a credential as one made in the panel, for a few minutes; the token that it was exchanged for is used up. */
async function issueCredential(
  { db, config, log }: Pick<PlatformServices, 'db' | 'config' | 'log'>,
  { pipeline, job, claims }: TrustedJob,
): Promise<PipelineCredential> {
  const secret = newPublishSecret();
  const { token, publicKey } = await deriveCredential(secret);
  const expiresAt = new Date(Date.now() + pipelineCredentialMinutes * 60_000);
  // Once for each remote: a job may publish several.
  const hash = createHash('sha256').update(`${pipeline.issuer}\n${pipeline.remote}\n${claims.jti}`).digest('base64url');
  await db.transaction().execute(async (trx) => {
    // It may have been removed while the keys of the issuer were fetched.
    const creator = await markPipelineUsed(trx, pipeline.id);
    if (!creator) throw new Forbidden('no-trusted-pipeline', UNKNOWN);
    const usedUntil = new Date(claims.exp * 1000 + TOLERANCE_MS);
    if (!(await claimIdToken(trx, { hash, expiresAt: usedUntil })))
      throw new RejectedIdToken('Bu kimlik belgesi daha önce kullanıldı; her iş yenisini almalı.');
    await insertPublishToken(trx, {
      remote: pipeline.remote,
      name: pipeline.name,
      tokenHash: keyedHash(config.secret, 'publish', token),
      publicKey,
      expiresAt,
      createdBy: creator.name,
      createdByUser: creator.id,
      pipeline: {
        id: pipeline.id,
        binding: bindingOf(job),
        mayPromote: pipeline.may_promote,
        provenance: provenanceOf(job),
      },
    });
  });
  log.info({ remote: pipeline.remote, pipeline: pipeline.id, run: job.run_url }, 'credential for a pipeline');
  return { secret, expires_at: expiresAt.toISOString(), may_promote: pipeline.may_promote };
}
