import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { Throttled } from '../../../platform/errors.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { nextRemovalAt } from '../old-releases/old-releases.repository.ts';
import { storeMissingSizes } from '../../../releases/files/release-sizes.ts';
import {
  bytesInProgress,
  countedUploads,
  freeAgainAt,
  insertUpload,
  keptBytesByUnit,
} from '../keys/upload-quota.repository.ts';
import type { Publisher } from './publisher.ts';

const MEGABYTE = 1_048_576;

/**
 * Reserves the upload in the quota of the credential, under a lock, so that of two at the same time only as many begin
 * as the quota allows. Returns the id of the reservation. Throws 429 or 413 with the limit and when it is possible again.
 * @param bytes - what the upload may take at most
 */
export async function reserveUpload(
  services: Pick<PlatformServices, 'config' | 'db'>,
  publisher: Publisher,
  bytes: number,
): Promise<number> {
  await storeMissingSizes(services, publisher.remote);
  return services.db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'publish-uploads');
    await requireUploadsLeft(trx, publisher);
    await requireRoom(trx, publisher, bytes);
    return insertUpload(trx, { tokenId: publisher.tokenId, unit: publisher.remote, bytes });
  });
}

async function requireUploadsLeft(trx: Db, { tokenId, quota }: Publisher): Promise<void> {
  const begun = await countedUploads(trx, tokenId);
  const first = begun[begun.length - quota.releases];
  if (first === undefined) return;
  const again = freeAgainAt(first);
  throw new Throttled((again.getTime() - Date.now()) / 1_000, {
    userMessage: `Bu yayın anahtarıyla 24 saatte en fazla ${quota.releases} sürüm yüklenebilir; sınır doldu. Yeniden yüklenebileceği zaman: ${exactTime(again)}.`,
  });
}

async function requireRoom(trx: Db, publisher: Publisher, bytes: number): Promise<void> {
  const { remote, quota } = publisher;
  const kept = (await keptBytesByUnit(trx, [remote])).get(remote) ?? 0;
  const used = kept + (await bytesInProgress(trx, remote));
  if (used + bytes <= quota.bytes) return;
  const sizes = `sınır ${megabytes(quota.bytes)} MB, kullanılan ${megabytes(used)} MB, bu yükleme ${megabytes(bytes)} MB`;
  throw new Problem(
    413,
    `Bu birimin saklanan sürümleri için yer kalmadı: ${sizes}. ${await adviceFor(trx, publisher)}`,
  );
}

/** The quota of a pipeline is the default one; only that of a key can be changed. */
async function adviceFor(trx: Db, { remote, isPipeline }: Publisher): Promise<string> {
  const raising = isPipeline
    ? 'panelde Yazılım sürümleri › Yayın anahtarları ekranından bu birime daha yüksek sınırlı bir anahtar oluşturulabilir.'
    : 'panelde Yazılım sürümleri › Yayın anahtarları ekranından anahtarın sınırı yükseltilebilir.';
  const at = await nextRemovalAt(trx, remote);
  return at === null
    ? `Yakında silinecek eski sürüm yok; ${raising}`
    : `En eski sürüm ${exactTime(at)} tarihinden sonra kendiliğinden silinir; beklenmeyecekse ${raising}`;
}

/** Rounds up, so that only nothing is shown as 0. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / MEGABYTE) * 10) / 10).toLocaleString('tr-TR', { maximumFractionDigits: 1 });
}
