import { fold } from './fold.ts';

/** Names of the provinces of Turkey in the order of their plate codes. */
const names = [
  'Adana',
  'Adıyaman',
  'Afyonkarahisar',
  'Ağrı',
  'Amasya',
  'Ankara',
  'Antalya',
  'Artvin',
  'Aydın',
  'Balıkesir',
  'Bilecik',
  'Bingöl',
  'Bitlis',
  'Bolu',
  'Burdur',
  'Bursa',
  'Çanakkale',
  'Çankırı',
  'Çorum',
  'Denizli',
  'Diyarbakır',
  'Edirne',
  'Elazığ',
  'Erzincan',
  'Erzurum',
  'Eskişehir',
  'Gaziantep',
  'Giresun',
  'Gümüşhane',
  'Hakkâri',
  'Hatay',
  'Isparta',
  'Mersin',
  'İstanbul',
  'İzmir',
  'Kars',
  'Kastamonu',
  'Kayseri',
  'Kırklareli',
  'Kırşehir',
  'Kocaeli',
  'Konya',
  'Kütahya',
  'Malatya',
  'Manisa',
  'Kahramanmaraş',
  'Mardin',
  'Muğla',
  'Muş',
  'Nevşehir',
  'Niğde',
  'Ordu',
  'Rize',
  'Sakarya',
  'Samsun',
  'Siirt',
  'Sinop',
  'Sivas',
  'Tekirdağ',
  'Tokat',
  'Trabzon',
  'Tunceli',
  'Şanlıurfa',
  'Uşak',
  'Van',
  'Yozgat',
  'Zonguldak',
  'Aksaray',
  'Bayburt',
  'Karaman',
  'Kırıkkale',
  'Batman',
  'Şırnak',
  'Bartın',
  'Ardahan',
  'Iğdır',
  'Yalova',
  'Karabük',
  'Kilis',
  'Osmaniye',
  'Düzce',
] as const;

/** A province of Turkey. */
export interface Province {
  /** Name in lower case without Turkish letters: as it is stored, and in addresses. */
  key: string;
  name: string;
  /** Plate code, from 1. */
  plate: number;
}

/** The 81 provinces of Turkey in the order of their plate codes. */
export const provinces: readonly Province[] = names.map((name, index) => ({ key: fold(name), name, plate: index + 1 }));

/** Keys of the provinces. */
export const provinceKeys: readonly string[] = provinces.map(({ key }) => key);

const byKey: ReadonlyMap<string, Province> = new Map(provinces.map((province) => [province.key, province]));

/**
 * Returns the name of a province; an empty text for null and for an unknown key.
 * @param key - key of the province
 */
export function provinceName(key: string | null): string {
  return byKey.get(key ?? '')?.name ?? '';
}
