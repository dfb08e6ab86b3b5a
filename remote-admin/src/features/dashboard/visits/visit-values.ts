import type { VisitDimension } from '@vitrin/shared-contracts/visits';

const devices: Readonly<Record<string, string>> = { phone: 'Telefon', tablet: 'Tablet', desktop: 'Bilgisayar' };
let languageNames: Intl.DisplayNames | undefined;

/** Lists of the dashboard, in display order. */
export const visitLists: readonly { dimension: VisitDimension; title: string; empty: string }[] = [
  { dimension: 'page', title: 'En çok okunan sayfalar', empty: 'Henüz ziyaret yok.' },
  { dimension: 'referrer', title: 'Kaynaklar', empty: 'Başka sitelerden gelen ziyaretçi yok.' },
  { dimension: 'language', title: 'Diller', empty: 'Henüz ziyaret yok.' },
  { dimension: 'device', title: 'Cihazlar', empty: 'Henüz ziyaret yok.' },
  { dimension: 'missing', title: 'Bulunamayan adresler', empty: 'Bulunamayan adres yok.' },
];

/** Returns the display text of a counted value. */
export function valueText(dimension: VisitDimension, value: string): string {
  if (dimension === 'device') return devices[value] ?? value;
  if (dimension === 'language') return languageName(value);
  if (dimension === 'page' && value === '/') return 'Anasayfa';
  return value;
}

/** Returns the display name of a language. An invalid language tag is returned unchanged. */
function languageName(abbr: string): string {
  try {
    languageNames ??= new Intl.DisplayNames('tr', { type: 'language' });
    return languageNames.of(abbr) ?? abbr;
  } catch {
    return abbr;
  }
}
