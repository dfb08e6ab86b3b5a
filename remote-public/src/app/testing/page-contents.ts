import type { BreadcrumbsContent, CorporateContent, HomeContent } from 'shared-contracts/page-contents';

const header = (title: string) => ({ title, text: `${title} sayfası`, picture: null });

const breadcrumbs: BreadcrumbsContent = {
  about_us: header('Biyografi'),
  blog: header('Makaleler'),
  contact: header('İletişim'),
  contract: header('Sözleşme'),
};

const home: HomeContent = {
  hero_title: 'Yapıları zeminden başlayarak düşünürüz.',
  hero_text: 'Otuz yıldır.',
  hero_action: 'Projenizi konuşalım',
  hero_picture: {
    id: 9,
    src: '/media/h/960.webp',
    srcset: '/media/h/960.webp 960w',
    width: 1600,
    height: 900,
    alt: 'Ofis',
  },
  introduction_title: 'Hesap masada',
  introduction_text: 'Birinci paragraf.\nİkinci paragraf.',
  introduction_picture: null,
  numbers: [{ value: '640', label: 'tamamlanan proje' }],
  articles_title: 'Sahadan notlar',
  contact_title: 'Bir projeniz mi var?',
  contact_text: 'Konuşalım.',
};

const corporate: CorporateContent = {
  title: 'Bir köprüyle başlayan hikâye',
  summary: 'Kısa anlatım',
  portrait: null,
  story: '<p>Hikâye</p>',
  timeline: [{ year: '1994', title: 'İlk ofis', text: 'İki masa' }],
  roles: [{ years: '1990', title: 'Lisans', place: 'Üniversite' }],
};

export const pageContents: Readonly<Record<string, unknown>> = { breadcrumbs, home, corporate };
