import { recordModuleNames, type RecordModuleName } from '@vitrin/shared-contracts/record-modules';
import type { DraftFormName } from '../../features/index.ts';
import { picture } from '../../testing/catalogue-fixtures.ts';
import { textDocument } from '../../testing/fixtures.ts';
import type { DraftFixture } from './draft-fixture.ts';

const record = {
  record: 9,
  field: 'Başlık',
  newValues: { active: 1, translations: { tr: { title: 'Yeni', text: '' } } },
};
const ofModules = Object.fromEntries(recordModuleNames.map((name) => [name as string, record]));

const seo = { seo_name: '', seo_title: '', seo_description: '' };
const translatedValues = { ...seo, document: textDocument };
const pictureItem = {
  active: 1,
  media_id: picture(5, 'Baraj'),
  link_url: '',
  translations: { tr: { title: 'Yeni', text: '' } },
};
const header = { record: 1, field: 'Başlık' };
const meta = { record: 1, field: 'Arama başlığı' };
const pageSections = { record: 1, openButton: 'Bir söz', field: 'Başlık', isInSection: true } as const;
const menu = { record: 1, field: 'Sabit sayfa: menüdeki ad' };
const contactItem = (record: number, section: string, content_data: string): DraftFixture => ({
  record,
  field: 'Ad',
  newValues: { section, name: 'Yeni', content_data, lang: '' },
});

const note = { record: 5, field: 'Not', save: 'Notu ekle' };
const label = { record: 2, field: 'Ad', newValues: { name: 'Yeni', colour: 'blue' } };

const reply = {
  record: 5,
  openButton: 'Yanıtla',
  field: 'Yanıt',
  typed: 'Yarım kalan yanıt',
  save: 'Yanıtı gönder',
};
const replyTemplate = {
  record: 6,
  field: 'Şablonun adı',
  newValues: { name: 'Yeni', subject: 'Yn: {konu}', text: 'Sayın {ad}, iletiniz ulaştı.' },
};

const ofForms: Record<Exclude<DraftFormName, RecordModuleName>, DraftFixture> = {
  article: {
    record: 7,
    field: 'Başlık',
    newValues: {
      active: 1,
      published_at: '2026-01-05T09:00:00.000Z',
      cover_id: null,
      author_id: '',
      category_id: '',
      translations: { tr: { ...translatedValues, title: 'Yeni', summary: '' } },
    },
  },
  'article-category': {
    record: 13,
    field: 'Ad',
    newValues: { translations: { tr: { ...seo, name: 'Yeni', text: '' } } },
  },
  contract: {
    record: 1,
    field: 'Ad',
    newValues: { kind: 'other', translations: { tr: { ...translatedValues, name: 'Yeni' } } },
  },
  'site-page': {
    record: 8,
    field: 'Başlık',
    newValues: {
      active: 1,
      parent_id: '',
      cover_id: null,
      sections: [],
      translations: { tr: { ...seo, title: 'Yeni', summary: '', texts: {} } },
    },
  },
  announcement: {
    record: 6,
    field: 'Başlık',
    newValues: {
      active: 1,
      shape: 'bar',
      tone: 'info',
      scope: 'everywhere',
      pages: [],
      starts_at: '',
      ends_at: '',
      link_url: '',
      translations: { tr: { title: 'Yeni', text: '', link_label: '' } },
    },
  },
  document: {
    record: 13,
    field: 'Ad',
    newValues: {
      active: 1,
      files: [],
      cover_id: null,
      category: '',
      file_language: '',
      issued_on: '',
      translations: { tr: { title: 'Yeni', summary: '' } },
    },
  },
  opening: {
    record: 12,
    field: 'Başlık',
    newValues: {
      active: 1,
      employment: 'full-time',
      province: 'izmir',
      closes_on: '',
      positions: '',
      translations: { tr: { ...translatedValues, title: 'Yeni', summary: '', place: '' } },
    },
  },
  project: {
    record: 11,
    field: 'Başlık',
    newValues: {
      active: 1,
      year: '2024',
      province: 'izmir',
      area: '',
      client_confidential: 0,
      services: [],
      cover_id: null,
      before_id: null,
      after_id: null,
      gallery: [],
      translations: { tr: { ...translatedValues, title: 'Yeni', summary: '', client: '', place: '', figures: [] } },
    },
  },
  person: {
    record: 12,
    field: 'Ad soyad',
    newValues: {
      active: 1,
      portrait_id: null,
      has_page: 0,
      consent_on: '2026-03-02',
      email: '',
      phone: '',
      profile_url: '',
      translations: { tr: { ...translatedValues, name: 'Yeni', role: '', profession: '', summary: '' } },
    },
  },
  media: { record: 3, field: 'Türkçe' },
  'home-section': {
    record: 4,
    field: 'Başlık',
    newValues: { active: 1, kind: 'text', translations: { tr: { title: 'Yeni', text: '' } } },
  },
  slider: { record: 9, field: 'Başlık', newValues: pictureItem },
  certificate: { record: 9, field: 'Başlık', newValues: pictureItem },
  'content-home': { record: 1, field: 'Karşılama cümlesi' },
  'content-catalogue': { record: 1, field: 'Sonuç yokken' },
  'content-about': { record: 1, field: 'Başlık' },
  'content-media': { record: 1, picture: 'Paylaşım görseli' },
  'page-header-about_us': header,
  'page-header-blog': header,
  'page-header-contact': header,
  'page-header-contract': header,
  'page-sections-home': pageSections,
  'page-sections-biography': pageSections,
  'menu-header': menu,
  'menu-footer': menu,
  'menu-legal': menu,
  'menu-phone': menu,
  'page-meta-home': meta,
  'page-meta-about_us': meta,
  'page-meta-blog': meta,
  'page-meta-contact': meta,
  'page-meta-contract': { record: 1, field: 'Arama açıklaması' },
  'main-category': {
    record: 2,
    field: 'Ad',
    newValues: { main_category_id: '', translations: { tr: { ...seo, name: 'Yeni' } } },
  },
  category: {
    record: 3,
    field: 'Ad',
    newValues: { main_category_id: '2', translations: { tr: { ...seo, name: 'Yeni' } } },
  },
  product: {
    record: 7,
    field: 'Ad',
    newValues: {
      active: 1,
      category_id: '3',
      code: 'SM-8',
      media: [],
      translations: { tr: { ...translatedValues, name: 'Yeni', summary: '', transporter_types: [] } },
    },
  },
  'contact-information-adres': contactItem(1, 'adres', 'Konak, İzmir'),
  'contact-information-email': contactItem(2, 'email', 'bilgi@ornek.com'),
  'contact-information-telefon': contactItem(3, 'telefon', '0232 555 01 00'),
  'contact-information-shift': contactItem(4, 'shift', '[{"days":[1,2,3],"opens":"09:00","closes":"18:00"}]'),
  'contact-information-source_link': contactItem(5, 'source_link', 'https://harita.example/konak'),
  'social-media': {
    record: 1,
    field: 'Ad',
    newValues: { name: 'Yeni', uri: 'https://www.youtube.com/ornek', icon_name: '' },
  },
  'company-announcement': {
    record: 0,
    field: 'Başlık',
    newValues: { title: 'Yeni', text: 'Metin', corrects: '' },
    confirm: 'Evet, yayınla',
  },
  'company-facts': { record: 1, field: 'Ticaret unvanı' },
  'site-settings': { record: 1, field: 'Google' },
  'static-texts': { record: 2, field: 'Biyografi', draftName: 'Sabit metinler: English' },
  branding: { record: 1, field: 'Sitedeki ad' },
  redirect: { record: 1, field: 'Eski adres', newValues: { source: '/yeni', target: '/biyografi' } },
  'api-key': { record: 0, field: 'Ad', newValues: { name: 'Yeni', rights: ['articles.read'], days: '90' } },
  webhook: {
    record: 0,
    field: 'Ad',
    newValues: { name: 'Yeni', url: 'https://ornek.com/kanca', events: ['article'], active: 1 },
  },
  'release-key': { record: 0, field: 'Ad', newValues: { remote: 'remote_public', name: 'Yeni', days: '90' } },
  'release-pipeline': {
    record: 0,
    field: 'Ad',
    newValues: {
      remote: 'remote_public',
      name: 'Yeni',
      provider: 'github',
      issuer: 'https://token.actions.githubusercontent.com',
      repository_id: '1',
      owner_id: '2',
      workflow: 'release.yml',
      ref: 'refs/heads/main',
      environment: '',
      may_promote: 0,
    },
  },
  remote: { record: 0, field: 'Ad', newValues: { name: 'remote_etkinlik', segment: 'etkinlikler', title: 'Yeni' } },
  role: { record: 1, field: 'Rolün adı', newValues: { name: 'Yeni', rights: ['articles.read'] } },
  invitation: {
    record: 0,
    field: 'Ad soyad',
    newValues: { name: 'Yeni', email: 'yeni@ornek.com', role_group: 'editor' },
  },
  user: { record: 2, field: 'Ad soyad', newValues: { name: 'Yeni', email: 'yeni@ornek.com', role_group: 'editor' } },
  account: { record: 1, field: 'Ad soyad' },
  'message-note-contact': note,
  'message-note-human-resources': note,
  'message-label-contact': label,
  'message-label-human-resources': label,
  'reply-contact': reply,
  'reply-human-resources': reply,
  'reply-template-contact': replyTemplate,
  'reply-template-human-resources': replyTemplate,
  'mail-settings': { record: 1, field: 'Gönderenin adı' },
  'newsletter-settings': { record: 1, switchField: { label: 'Bülten açık', draftText: '"enabled":1' } },
  'newsletter-letter': {
    record: 3,
    field: 'Konu',
    newValues: { lang: 'tr', subject: 'Yeni', preface: '', articles: [] },
  },
  'spam-rules': { record: 1, tagField: 'Kuşku uyandıran sözcükler' },
  'data-request': {
    record: 4,
    field: 'Ad soyad',
    newValues: {
      kind: 'erasure',
      name: 'Yeni',
      email: 'yeni@ornek.com',
      received_on: '2026-01-05',
      text: '',
      state: 'open',
      outcome: '',
    },
  },
  retention: { record: 1, field: 'Ziyaret sayıları', typed: '2' },
  'support-answer': { record: 4, field: 'Yanıtınız', save: 'Gönder' },
  support: {
    record: 0,
    field: 'Konu',
    newValues: { subject: 'Yeni', importance: 'normal', message: 'Görsel yüklenmiyor, ne yapmalıyım?' },
    save: 'Gönder',
  },
};

/** Fixture of every form, so that a test can open all of them; a missing form is a type error. */
export const draftFixtures: Readonly<Record<string, DraftFixture>> = { ...ofForms, ...ofModules };
