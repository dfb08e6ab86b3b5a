import type { ValidatedSettings } from '../config/config.ts';
import { errorReason } from '../platform/error-code.ts';
import { postPurge } from '../platform/purge/send-purge.ts';
import { isAccepted } from '../platform/webhooks/post-webhook.ts';
import { failure, ok, type Finding } from './finding.ts';

const TIMEOUT_MS = 5_000;
/** A file that every site has. */
const SAMPLE = '/media/brand/logo.svg';
/** A tag that no response has: the examination changes nothing. */
const UNUSED_TAG = 'doctor';

/** Examines the CDN before the site, as far as the settings name one. */
export async function cdnFindings(settings: ValidatedSettings): Promise<Finding[]> {
  const findings = await Promise.all([mediaFinding(settings), purgeFinding(settings)]);
  return findings.filter((finding) => finding !== null);
}

async function mediaFinding({ mediaUrl }: ValidatedSettings): Promise<Finding | null> {
  if (mediaUrl === null) return null;
  const remedy = 'MEDIA_URL adresinin /media altındaki her dosyayı bu siteden alıp gönderdiğini denetleyin.';
  try {
    const response = await fetch(mediaUrl + SAMPLE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return failure(`${mediaUrl} görselleri göndermiyor (${response.status}).`, remedy);
    if (response.headers.get('cross-origin-resource-policy') !== 'cross-origin')
      return failure(
        `${mediaUrl}, görsellerin başka bir adreste gösterilmesine izin vermiyor.`,
        'Sunucuyu bu MEDIA_URL ile yeniden başlatın, CDN önbelleğini boşaltın; CDN, sitenin başlıklarını değiştirmemelidir.',
      );
    return ok(`Görseller ${mediaUrl} adresinden geliyor.`);
  } catch (error) {
    return failure(`${mediaUrl} adresine bu makineden ulaşılamıyor (${errorReason(error)}).`, remedy);
  }
}

async function purgeFinding({ purge }: ValidatedSettings): Promise<Finding | null> {
  if (purge === null) return null;
  const posted = await postPurge(purge, [UNUSED_TAG]);
  if (isAccepted(posted)) return ok('Önbellek (CDN), değişiklik bildirimlerini kabul ediyor.');
  return failure(
    `Önbellek (CDN), değişiklik bildirimini kabul etmiyor: ${posted.status ?? posted.answer}`,
    'PURGE_URL ve PURGE_AUTHORIZATION ayarlarını o hizmetin sayfasındakilerle karşılaştırın.',
  );
}
