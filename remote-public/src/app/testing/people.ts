import type { Person } from '@vitrin/shared-contracts/people';
import { picture } from './pictures.ts';

/** Returns a person as the server returns it; every second one has a portrait. */
export function person(number: number, change: Partial<Person> = {}): Person {
  return {
    id: number,
    queue: 100 - number,
    name: `Ayşe Yılmaz ${number}`,
    seo_name: `kisi-${number}`,
    role: 'Genel müdür',
    profession: 'İnşaat mühendisi',
    summary: `Kısa tanıtım ${number}`,
    portrait: number % 2 === 0 ? picture(400 + number, 'Portre') : null,
    email: 'ayse@ornek.com.tr',
    phone: '0232 555 01 02',
    tel: 'tel:+902325550102',
    profile_url: 'https://www.linkedin.com/in/ayse',
    lang: 'tr',
    languages: ['tr'],
    content: '<p>Otuz yıldır köprü hesaplar.</p>',
    seo_title: null,
    seo_description: null,
    updated_at: '2026-03-06T08:00:00.000Z',
    articles: [],
    alternates: { tr: `kisi-${number}` },
    ...change,
  };
}
