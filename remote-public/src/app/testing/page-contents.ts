import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';

const header = (title: string) => ({ title, text: `${title} sayfası`, picture: null });

const breadcrumbs: ContentResponse<'breadcrumbs'> = {
  lang: 'tr',
  about_us: header('Biyografi'),
  blog: header('Makaleler'),
  contact: header('İletişim'),
  contract: header('Sözleşme'),
};

export const home: ContentResponse<'home'> = {
  lang: 'tr',
  hero_title: 'Yapıları zeminden başlayarak düşünürüz.',
  hero_text: 'Otuz yıldır.',
  hero_action: 'Projenizi konuşalım',
  hero_picture: {
    id: 9,
    path: '/media/h',
    widths: [480, 960, 1600],
    width: 1600,
    height: 900,
    alt: 'Ofis',
    focus: { x: 50, y: 50 },
  },
  introduction_picture: null,
  numbers: [{ value: '640', label: 'tamamlanan proje' }],
};

const corporate: ContentResponse<'corporate'> = {
  lang: 'tr',
  title: 'Bir köprüyle başlayan hikâye',
  summary: 'Kısa anlatım',
  portrait: null,
  story: '<p>Hikâye</p>',
  timeline: [{ year: '1994', title: 'İlk ofis', text: 'İki masa' }],
  roles: [{ years: '1990', title: 'Lisans', place: 'Üniversite' }],
  sections: [],
};

const catalogue: ContentResponse<'catalogue'> = {
  lang: 'tr',
  empty_text: 'Bu bölüm hazırlanıyor.',
  inquiry_text: 'Sorunuzu yazın, aynı gün yanıtlayalım.',
};

export const pageContents: Readonly<Record<string, unknown>> = { breadcrumbs, corporate, catalogue };
