import { pictureField, uploadRefusals } from 'shared-contracts/media';
import { Invalid, Unsupported, type DomainError } from '../../platform/errors.ts';
import type { Unusable } from './unusable-picture.ts';

const otherKinds: ReadonlySet<Unusable> = new Set(['kind', 'svg', 'heic']);

const sentences: Readonly<Record<Unusable, string>> = {
  kind: uploadRefusals.kind,
  svg: uploadRefusals.svg,
  heic: uploadRefusals.heic,
  broken: 'Görsel açılamadı: dosya bozuk ya da eksik. Dosyayı yeniden kaydedip deneyin.',
  pixels: 'Görsel en fazla 40 megapiksel olabilir. Küçültüp yeniden yükleyin.',
  shape: 'Görselin bir kenarı ötekinin on katından uzun olamaz. Kırpıp yeniden yükleyin.',
};

/** What the person who uploads is told. */
export function refusal(reason: Unusable): DomainError {
  const sentence = sentences[reason];
  const Refusal = otherKinds.has(reason) ? Unsupported : Invalid;
  return new Refusal({ [pictureField]: sentence }, `picture-${reason}`, sentence);
}
