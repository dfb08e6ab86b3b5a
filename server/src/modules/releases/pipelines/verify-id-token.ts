import type { PipelineProvider } from '@vitrin/shared-contracts/release-pipelines';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { RejectedIdToken, Unavailable } from '../../../platform/errors.ts';
import { IssuerUnavailable } from './issuer-keys.ts';

/**
 * How old an ID token may be. A job of GitHub requests it for this exchange; GitLab creates it when the job starts, and
 * `exp` is the longest time of the job.
 */
const maxAges: Readonly<Record<PipelineProvider, string>> = { github: '10 min', gitlab: '3 h' };
const CLOCK_TOLERANCE = '30 s';
const RETRY_SECONDS = 30;
/** A job of GitLab runs for at most a month; a later expiry is no date that could be stored. */
const MAX_LIFETIME_SECONDS = 40 * 86_400;

/** Claims of a verified ID token. */
export interface VerifiedClaims extends JWTPayload {
  jti: string;
  exp: number;
}

interface Expected {
  /** Issuer of a stored pipeline, never that of the token alone. */
  issuer: string;
  provider: PipelineProvider;
  /** Origins of this site. */
  audiences: string[];
  keys: JWTVerifyGetKey;
}

/** Verifies an ID token. Throws 401 with the reason, 503 while the keys of the issuer are unknown. */
export async function verifyIdToken(
  token: string,
  { issuer, provider, audiences, keys }: Expected,
): Promise<VerifiedClaims> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: audiences,
      algorithms: ['RS256'],
      typ: 'JWT',
      maxTokenAge: maxAges[provider],
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['jti', 'exp', 'iat', 'sub'],
    });
    // A token for several audiences could be sent here by one of the others.
    if (Array.isArray(payload.aud) && payload.aud.length !== 1) throw new RejectedIdToken(texts.aud);
    return verifiedClaims(payload);
  } catch (error) {
    throw refusal(error, issuer);
  }
}

function verifiedClaims({ jti, exp, ...claims }: JWTPayload): VerifiedClaims {
  if (typeof jti !== 'string' || jti === '' || exp === undefined || exp > Date.now() / 1000 + MAX_LIFETIME_SECONDS)
    throw new RejectedIdToken(texts.unreadable);
  return { ...claims, jti, exp };
}

const texts = {
  aud: 'Kimlik belgesi bu site için alınmamış: hedefi (aud) yalnızca sitenin adresi olmalı.',
  time: 'Kimlik belgesinin süresi dolmuş ya da başlamamış. İş belgeyi göndermeden hemen önce almalı; sunucunun saati doğru mu?',
  unreadable: 'Kimlik belgesi geçersiz: imzası ya da biçimi doğrulanamadı.',
} as const;

function refusal(error: unknown, issuer: string): unknown {
  if (error instanceof IssuerUnavailable)
    return new Unavailable(
      RETRY_SECONDS,
      'issuer-unavailable',
      `Kimlik sağlayıcının anahtarları alınamadı: ${issuer}. Lütfen biraz sonra yeniden deneyin.`,
    );
  if (!(error instanceof errors.JOSEError)) return error;
  return new RejectedIdToken(messageOf(error));
}

const TIME_CLAIMS: ReadonlySet<string> = new Set(['exp', 'iat', 'nbf']);

function messageOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return texts.time;
  if (!(error instanceof errors.JWTClaimValidationFailed)) return texts.unreadable;
  if (error.claim === 'aud') return texts.aud;
  return TIME_CLAIMS.has(error.claim) && error.reason === 'check_failed' ? texts.time : texts.unreadable;
}
