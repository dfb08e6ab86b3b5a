import { limits } from '../rules/limits.ts';
import { validationMessages } from './validation-messages.ts';

/** Validation messages. The first four are fixed (product §5), the others follow their style. */
export const invalid = {
  required: validationMessages.required,
  /** Returns the message for a text with fewer than `min` characters. */
  tooShort: (min: number) => validationMessages.tooShort.replace('{min}', String(min)),
  /** Returns the message for a text with more than `max` characters. */
  tooLong: (max: number) => validationMessages.tooLong.replace('{max}', String(max)),
  email: validationMessages.email,
  integer: 'Yalnızca Rakam Kullanılabilir',
  /** Returns the message for a number outside its range. */
  range: ({ min, max }: { min: number; max: number }) =>
    `${min.toLocaleString('tr-TR', { useGrouping: max > 9999 })} ile ${max.toLocaleString('tr-TR', { useGrouping: max > 9999 })} Arasında Olmalıdır`,
  amount: 'Tutarı 1.250,50 Gibi Yazınız',
  pair: 'Her Satıra Hem Ad Hem Değer Yazınız',
  slug: 'Yalnızca Küçük Harf, Rakam ve Tire Kullanılabilir',
  date: 'Geçerli Bir Tarih Giriniz (Örnek: 21.11.2026)',
  time: 'Saati 09:30 Gibi Yazınız',
  tooLarge: 'Metin Çok Uzun',
  /** Returns the message for a document with more characters than allowed. */
  documentTooLong: (count: number) =>
    `Metin En Fazla ${limits.richText.max.toLocaleString('tr-TR')} Karakter Olabilir; Şu An ${count.toLocaleString('tr-TR')}`,
  choice: 'Listeden bir değer seçin.',
  value: 'Geçersiz Değer',
  taken: 'Bu Adres Başka Bir Kayıtta Kullanılıyor',
  link: 'Site İçi Yol (/ ile Başlayan) ya da https Adresi Giriniz',
  map: 'Google Haritalar, OpenStreetMap ya da Yandex Haritasının Yerleştirme Kodunu Yapıştırınız',
  menuAddress: 'Site İçi Yol, https Adresi, mailto: ya da tel: ile Başlayan Bir Adres Giriniz',
  https: 'https ile Başlayan Bir Adres Giriniz',
  path: 'Yol / ile Başlamalı, Boşluk İçermemelidir',
  logo: 'Medya Kitaplığından Bir Görsel Seçiniz',
  language: 'Geçerli Bir Dil Kısaltması Giriniz (Örnek: en, de, pt-BR)',
  comma: 'Virgül Kullanılamaz',
  /** Returns the message for an unknown placeholder of a reply template. */
  placeholder: (name: string) => `{${name}} Diye Bir Yer Tutucu Yok`,
  folder: 'Klasör Adında / ve \\ Kullanılamaz',
  /** Returns the message for a list with more than `max` items. */
  tooMany: (max: number) => `En Fazla ${max} Kayıt Eklenebilir`,
  mersis: 'MERSİS Numarası 16 Hanelidir; Yazdığınız Numaranın Denetim Hanesi Tutmuyor',
  taxNumber: 'Vergi Numarası 10, T.C. Kimlik Numarası 11 Hanelidir; Yazdığınız Numaranın Denetim Hanesi Tutmuyor',
  kep: 'KEP Adresini firma@hs01.kep.tr Gibi Yazınız',
  registerNumber: 'Ticaret Sicil Numarasını 123456 ya da 123456-5 Gibi Yazınız',
  phone: 'Geçerli Telefon Numarası Giriniz',
  consent: 'Kişi Onay Vermeden Yayınlanamaz: Onay Tarihini Giriniz ya da Yayından Kaldırınız (KVKK)',
  plural: 'Çoğul Biçimleri Şöyle Yazınız: {total, plural, one {# ürün} other {# ürün}}',
  hours: 'Çalışma Saatleri Okunamadı',
  colour: 'Geçerli Bir Renk Giriniz (Örnek: #17594a)',
} as const;
