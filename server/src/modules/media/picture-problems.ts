import { pictureField, uploadErrors } from '@vitrin/shared-contracts/media';
import { Invalid, Unsupported, type DomainError } from '../../platform/errors.ts';
import type { Unusable } from './unusable-picture.ts';

const unsupportedReasons: ReadonlySet<Unusable> = new Set(['kind', 'svg', 'heic']);

const messages: Readonly<Record<Unusable, string>> = {
  kind: uploadErrors.kind,
  svg: uploadErrors.svg,
  heic: uploadErrors.heic,
  broken: 'Görsel açılamadı: dosya bozuk ya da eksik. Dosyayı yeniden kaydedip deneyin.',
  pixels: uploadErrors.pixels,
  shape: 'Görselin bir kenarı ötekinin on katından uzun olamaz. Kırpıp yeniden yükleyin.',
};

/** Returns the error that the uploading user sees. */
export function pictureError(reason: Unusable): DomainError {
  const sentence = messages[reason];
  const Refusal = unsupportedReasons.has(reason) ? Unsupported : Invalid;
  return new Refusal({ [pictureField]: sentence }, `picture-${reason}`, sentence);
}
