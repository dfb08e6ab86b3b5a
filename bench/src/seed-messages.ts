import { loadConfig } from '../../server/src/config/config.ts';
import { searchText } from '../../server/src/platform/database/search.ts';
import { openServices } from '../../server/src/open-services.ts';

const AT_ONCE = 250;
const HOUR_MS = 3_600_000;

const names = ['Ayşe Işık', 'Ömer Çınar', 'Gülşah İnceoğlu', 'Şükrü Öz', 'Zeynep Ağaoğlu', 'Uğur Tunç', 'Çiğdem Ak'];
const things = [
  'köprü',
  'liman',
  'tünel',
  'baraj',
  'istasyon',
  'depo',
  'iskele',
  'viyadük',
  'hangar',
  'silo',
  'rıhtım',
];
const asks = ['teklif', 'keşif', 'randevu', 'bakım', 'onarım', 'danışmanlık', 'fiyat', 'belge', 'şikâyet'];

/**
 * Inserts several years of contact messages into the data folder of a stopped site, for the numbers from `from` up to
 * but excluding `to`.
 */
export async function seedMessages(dataDir: string, from: number, to: number): Promise<void> {
  const { db } = await openServices(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), () => undefined);
  try {
    for (let start = from; start < to; start += AT_ONCE) {
      const values = Array.from({ length: Math.min(AT_ONCE, to - start) }, (_, at) => messageOf(start + at));
      await db.insertInto('messages').values(values).execute();
    }
  } finally {
    await db.destroy();
  }
}

function messageOf(number: number) {
  const name = names[number % names.length] ?? '';
  const thing = things[number % things.length] ?? '';
  const subject = `${thing} için ${asks[number % asks.length] ?? ''}`;
  const email = `kisi${number % 5_000}@olcum.example`;
  const reference = `OLCUM-${number}`;
  const message = `${reference} sayılı işimiz: ${thing} yapımı için ${subject} rica ediyoruz. Uygun olduğunuz günleri yazar mısınız?`;
  return {
    kind: 'contact' as const,
    reference,
    section: number % 10 === 9 ? ('trash' as const) : ('mail' as const),
    check: number % 20 === 0 ? (0 as const) : (1 as const),
    name,
    email,
    sender: email,
    phone: '+90 452 555 00 00',
    subject,
    message,
    lang: 'tr',
    notice_revision: null,
    stage: number % 7 === 0 ? ('in-progress' as const) : ('new' as const),
    created_at: new Date(Date.UTC(2024, 0, 1) + number * (HOUR_MS / 6)).toISOString(),
    retain_until: null,
    content_hash: reference,
    text_hash: null,
    search_text: searchText(reference, name, email, subject, message),
  };
}
