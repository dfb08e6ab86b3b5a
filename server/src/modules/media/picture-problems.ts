import { pictureField, uploadRefusals } from 'shared-contracts/media';
import { Problem } from '../../platform/http/problem.ts';
import type { Unusable } from './unusable-picture.ts';

const UNKNOWN_KIND = 415;
const UNUSABLE = 422;

const refusals: Readonly<Record<Unusable, [status: number, message: string]>> = {
  kind: [UNKNOWN_KIND, uploadRefusals.kind],
  svg: [UNKNOWN_KIND, uploadRefusals.svg],
  heic: [UNKNOWN_KIND, uploadRefusals.heic],
  broken: [UNUSABLE, 'Görsel açılamadı: dosya bozuk ya da eksik. Dosyayı yeniden kaydedip deneyin.'],
  pixels: [UNUSABLE, 'Görsel en fazla 40 megapiksel olabilir. Küçültüp yeniden yükleyin.'],
  shape: [UNUSABLE, 'Görselin bir kenarı ötekinin on katından uzun olamaz. Kırpıp yeniden yükleyin.'],
};

/** What the person who uploads is told. */
export function refusal(reason: Unusable): Problem {
  const [status, message] = refusals[reason];
  return new Problem(status, message, { errors: { [pictureField]: message } });
}
