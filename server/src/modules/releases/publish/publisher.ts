import type { FastifyRequest } from 'fastify';
import { isUnit, type Unit } from '@vitrin/shared-contracts/releases';
import { acceptedHashes, isToken } from '../../../platform/auth/secrets.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { findPublishToken, markTokenUsed } from '../keys/publish-tokens.repository.ts';
import type { AllowedUploads } from '../keys/upload-quota.repository.ts';
import { isKnownUnit } from '../../../releases/stored/releases.repository.ts';

/** The publisher: the holder of a credential of exactly this unit. */
export interface Publisher {
  remote: Unit;
  /** Display name of the credential, as shown in the log. */
  name: string;
  publicKey: string;
  /** Whether it may change which release is live. */
  mayPromote: boolean;
  tokenId: number;
  /** A job of a trusted pipeline. */
  isPipeline: boolean;
  quota: AllowedUploads;
}

/**
 * Authorizes the publisher before a byte of the body is read. Throws for a credential that may not publish this unit
 * now, and for units that the site does not have.
 */
export async function authenticatePublisher(
  services: Pick<PlatformServices, 'config' | 'db'>,
  request: FastifyRequest,
  remote: string,
): Promise<Publisher> {
  const { config, db } = services;
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const known = isToken(token) && (await findPublishToken(db, remote, acceptedHashes(config, 'publish', token)));
  if (!known || !known.publicKey || !isUnit(remote))
    throw new Problem(
      401,
      'Bu birimi yayınlama yetkiniz yok: yayın anahtarı geçersiz, süresi dolmuş ya da kaldırılmış.',
    );
  if (!(await isKnownUnit(db, remote)))
    throw new Problem(
      404,
      `Bu sitede ${remote} adında bir birim yok. Önce panelde Yazılım sürümleri ekranından ekleyin.`,
    );
  await markTokenUsed(db, known.id);
  const { id: tokenId, name, publicKey, mayPromote, isOfPipeline: isPipeline, quota } = known;
  return { remote, name: nameOf(name, remote), publicKey, mayPromote, tokenId, isPipeline, quota };
}

/** Names that earlier versions gave to a credential without one. */
const UNNAMED: ReadonlySet<string> = new Set(['', 'Komut satırı']);

/** Returns the name of a credential for the log; without one, that of its remote. */
function nameOf(name: string, remote: Unit): string {
  return UNNAMED.has(name) ? remote : name;
}

/** Throws 403 for a credential that may only publish. */
export function requireMayPromote({ mayPromote }: Publisher): void {
  if (!mayPromote)
    throw new Problem(
      403,
      'Bu yayın hattı sürüm yükleyebilir, canlıdaki sürümü değiştiremez. Sürümü panelde Yazılım sürümleri ekranından canlıya alın.',
    );
}
