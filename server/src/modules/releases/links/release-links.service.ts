import { limits } from '@vitrin/shared-contracts/limits';
import { hasReleaseLinks, releaseLinkSchema, type ReleaseLink } from '@vitrin/shared-contracts/release-lifecycle';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { write, type WriteServices } from '../../../content/write.ts';
import type { Config } from '../../../config/config.ts';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { requireHealthy } from '../commands/last-known-good.ts';
import { unitsOfTwoPeople } from '../commands/release-policies.repository.ts';
import { requireValidToken } from '../keys/publish-tokens.repository.ts';
import type { Publisher } from '../publish/publisher.ts';
import { releaseIdOf, requireStillNamed } from '../tags/release-tags.service.ts';
import { linkAddress } from '../../../releases/serving/link-token.ts';
import {
  findValidLink,
  insertLink,
  revokeLink,
  validLinks,
  type StoredLink,
} from '../../../releases/stored/release-links.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Creates an address that shows the site with a stored release to everybody who has it. A user gives the whole write
 * context. A credential does so only if it could also promote the release alone, and not without an end.
 */
export async function createLink(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  source: WriteContext | { actor: Publisher },
  unit: Unit,
  value: unknown,
): Promise<ReleaseLink> {
  const { id: reference, days } = validated(releaseLinkSchema, value);
  if (!('requestId' in source)) requireLinkable(source.actor, days);
  if (!hasReleaseLinks(unit))
    throw new Conflict('no-links', 'Bu birimin sürümü bağlantıyla gösterilemez; panelde önizlenebilir.');
  const releaseId = await releaseIdOf(services.db, unit, reference);
  await requireHealthy(services, unit, releaseId);
  const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
  const insert = async (trx: Db) => {
    await helpersOf(trx).lock(trx, 'releases');
    if (!('requestId' in source)) {
      await requireValidToken(trx, source.actor.tokenId);
      await requireOnePerson(trx, unit);
    }
    await requireStillNamed(trx, unit, reference, releaseId);
    await requireFewerLinks(trx, unit, releaseId);
    const createdByUser = 'requestId' in source ? source.actor.id || null : null;
    return insertLink(trx, { unit, releaseId, createdBy: source.actor.name, createdByUser, expiresAt });
  };
  const link = await ('requestId' in source
    ? write(services, source, { action: 'create', entity: 'release-link', keepsPages: true }, async (trx) => {
        const data = await insert(trx);
        return { data, entityId: data.id, title: `${unit} ${releaseId}` };
      })
    : services.db.transaction().execute(insert));
  return shownLink(services.config, link);
}

function requireLinkable({ mayPromote }: Publisher, days: number | null): void {
  if (!mayPromote)
    throw new Forbidden(
      'no-link-by-credential',
      'Bu yayın hattı bağlantı oluşturamaz, yalnızca sürüm yükleyebilir. Bağlantıyı panelde Yazılım sürümleri ekranından oluşturun.',
    );
  if (days === null)
    throw new Invalid({ days: 'Yayın anahtarıyla oluşturulan bir bağlantının bitişi olmalı; gün sayısı yazın.' });
}

/** A link runs code of the release in browsers: where two people are needed for that, one of them is of the panel. */
async function requireOnePerson(trx: Db, unit: Unit): Promise<void> {
  if ((await unitsOfTwoPeople(trx)).has(unit))
    throw new Forbidden(
      'no-link-by-credential',
      'Bu birimde ikinci kişi gerekir; yayın anahtarı bağlantı oluşturamaz. Bağlantıyı panelde Yazılım sürümleri ekranından oluşturun.',
    );
}

async function requireFewerLinks(trx: Db, unit: Unit, releaseId: string): Promise<void> {
  const most = limits.releaseLinks.perRelease;
  if ((await validLinks(trx, unit, releaseId)).length >= most)
    throw new Conflict(
      'too-many-links',
      `Bir sürümün en fazla ${most} geçerli bağlantısı olabilir; birini iptal edin.`,
    );
}

/** Returns the valid links to a release, the newest first. */
export async function listLinks(
  { config, db }: Pick<PlatformServices, 'config' | 'db'>,
  unit: Unit,
  releaseId: string,
): Promise<ReleaseLink[]> {
  return (await validLinks(db, unit, releaseId)).map((link) => shownLink(config, link));
}

export function revokeReleaseLink(services: WriteServices, context: WriteContext, id: number): Promise<ReleaseLink> {
  const operation = { action: 'disable', entity: 'release-link', keepsPages: true } as const;
  return write(services, context, operation, async (trx) => {
    const link = await findValidLink(trx, id);
    if (!link) throw new NotFound('no-link', 'Böyle geçerli bir bağlantı yok.');
    await revokeLink(trx, id);
    return { data: shownLink(services.config, link), entityId: id, title: `${link.unit} ${link.release_id}` };
  });
}

function shownLink(config: Config, { unit, creator_active, ...link }: StoredLink): ReleaseLink {
  return {
    ...link,
    creator_active: creator_active !== 0,
    address: linkAddress(config, { link: link.id, unit, id: link.release_id }),
  };
}
