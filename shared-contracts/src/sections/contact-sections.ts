import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

const title = field.text({ label: 'Başlık', max: limits.title.max });
const lead = field.longText({ label: 'Giriş metni', max: limits.sectionText.max });
const button = field.text({ label: 'Düğme metni', max: limits.buttonText.max });
const href = field.address({ label: 'Düğmenin adresi', help: 'Örneğin /iletisim' });

/** Call to get in touch. */
export const contactStripSection = defineSection({
  kind: 'contact-strip',
  version: 1,
  group: 'contact',
  label: 'İletişim şeridi',
  sentence: 'Sayfanın sonunda okuyanı aramaya ya da yazmaya çağıran şerit.',
  shared: { href },
  texts: { title, text: lead, button },
});

/** Addresses, phones and opening hours of the company. */
export const contactCardSection = defineSection({
  kind: 'contact-card',
  version: 1,
  group: 'contact',
  label: 'Adres ve çalışma saatleri',
  sentence: 'Şirket bilgilerindeki adres, telefon, e-posta ve çalışma saatleri.',
  shared: {},
  texts: { title, text: lead },
  records: 'contact',
});

/** Form whose messages land in the inbox. */
export const formSection = defineSection({
  kind: 'form',
  version: 1,
  group: 'contact',
  label: 'Form',
  sentence: 'İletişim, teklif ya da iş başvurusu formu; iletiler gelen kutusuna, gönderildiği sayfanın adıyla düşer.',
  shared: {
    form: field.choice(
      { contact: 'İletişim', quote: 'Teklif isteği', application: 'İş başvurusu' },
      { label: 'Ne için' },
    ),
  },
  texts: { title, text: lead, button },
  isComplete: true,
});

/** Form that subscribes to the newsletter. */
export const newsletterSection = defineSection({
  kind: 'newsletter',
  version: 1,
  group: 'contact',
  label: 'Bülten',
  sentence: 'E-posta bültenine abonelik formu; ‘Bülten’ ekranında açılana kadar görünmez.',
  shared: {},
  texts: { title, text: lead },
  isComplete: true,
});

/** When the company is open. */
export const openingHoursSection = defineSection({
  kind: 'opening-hours',
  version: 1,
  group: 'contact',
  label: 'Çalışma saatleri',
  sentence: 'Şirket bilgilerindeki çalışma saatleri ve özel günler; bugünün satırı kendiliğinden işaretlenir.',
  shared: {},
  texts: { title, text: lead },
  records: 'contact',
});

/** Address of a branch beside its map. */
export const mapSection = defineSection({
  kind: 'map',
  version: 1,
  group: 'contact',
  label: 'Harita',
  sentence: 'Bir şubenin adresi ve haritası; ziyaretçi basana kadar harita sitesine bağlanılmaz.',
  shared: {
    branch: field.branch({ label: 'Şube' }),
    map: field.map({
      label: 'Harita',
      help: 'Google Haritalar’da Paylaş → Harita yerleştir’deki kodu, ya da OpenStreetMap veya Yandex haritasının adresini yapıştırın.',
    }),
  },
  texts: { title, text: lead },
  records: 'contact',
});

/** Branches of the company: all of them, or some. */
export const branchesSection = defineSection({
  kind: 'branches',
  version: 1,
  group: 'contact',
  label: 'Şubeler',
  sentence:
    'Şirket bilgilerindeki adresler; her biri telefonu, e-postası, çalışma saatleri ve basınca açılan haritasıyla.',
  shared: { branches: field.branches({ label: 'Şubeler', maxItems: limits.branches }) },
  texts: { title, text: lead },
  records: 'contact',
});
