import { pictureField, uploadErrors } from '@vitrin/shared-contracts/media';
import { Invalid, Unsupported, type DomainError } from '../../platform/errors.ts';
import type { Unusable } from './unusable-picture.ts';

const unsupportedReasons: ReadonlySet<Unusable> = new Set(['kind', 'heic']);

const plainSvg =
  'Çizim programınızdan düz SVG (Illustrator: “SVG 1.1”, “Düzenleme yeteneklerini koru” kapalı; Inkscape: “Düz SVG”) ya da PNG olarak kaydedin.';

const messages: Readonly<Record<Unusable, string>> = {
  kind: uploadErrors.kind,
  heic: uploadErrors.heic,
  broken: 'Görsel açılamadı: dosya bozuk ya da eksik. Dosyayı yeniden kaydedip deneyin.',
  pixels: uploadErrors.pixels,
  svg: uploadErrors.svg,
  'svg-heavy': uploadErrors.svgHeavy,
  shape: 'Görselin bir kenarı ötekinin on katından uzun olamaz. Kırpıp yeniden yükleyin.',
  'svg-active': `SVG’de betik, olay ya da varlık tanımı (script, onload, ENTITY) var. ${plainSvg}`,
  'svg-external': `SVG başka bir dosyaya ya da adrese başvuruyor; o parça görünmezdi. Görselleri dosyaya gömün. ${plainSvg}`,
  'svg-text':
    'SVG’de düz metin var; yazı tipi sunucuda olmadığından yanlış görünürdü. Metni eğrilere çevirip yeniden kaydedin (Illustrator: Yazı → Anahatlar Oluştur, Inkscape: Yol → Nesneden Yola, Figma: “Outline text”) ya da PNG olarak dışa aktarın.',
  'svg-empty': 'SVG’de görünen bir çizim yok. Dosyayı bir tarayıcıda açıp bakın, çizimi yeniden dışa aktarın.',
};

/** Returns the error that the uploading user sees. */
export function pictureError(reason: Unusable): DomainError {
  const sentence = messages[reason];
  const Refusal = unsupportedReasons.has(reason) ? Unsupported : Invalid;
  return new Refusal({ [pictureField]: sentence }, `picture-${reason}`, sentence);
}
