import { noCompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { AnnouncementRecord } from '@vitrin/shared-contracts/announcements';
import type { BrandingRecord } from '@vitrin/shared-contracts/branding';
import {
  contactSections,
  type ContactItemRecord,
  type ContactSection,
} from '@vitrin/shared-contracts/contact-information';
import type { HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import type { SiteSettingsRecord } from '@vitrin/shared-contracts/integrations';
import type { ContentGroup, ContentGroupRecord } from '@vitrin/shared-contracts/page-contents';
import { sectionedPages, type PageSectionsRecord, type SectionedPage } from '@vitrin/shared-contracts/page-sections';
import { menuPlaces, type MenuPlace, type MenuRecord } from '@vitrin/shared-contracts/menus';
import { headerRoutes, type HeaderRoute, type PageHeaderRecord } from '@vitrin/shared-contracts/page-headers';
import type { MailSettingsRecord } from '@vitrin/shared-contracts/mail';
import { mailboxKinds } from '@vitrin/shared-contracts/mailbox';
import { metaRoutes, type PageMetaRecord } from '@vitrin/shared-contracts/page-meta';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { defaultRetention, type RetentionRecord } from '@vitrin/shared-contracts/privacy';
import { recordModuleNames, recordModulePaths } from '@vitrin/shared-contracts/record-modules';
import type { Redirect } from '@vitrin/shared-contracts/redirects';
import type { ReplyTemplate } from '@vitrin/shared-contracts/replies';
import type { SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import type { SpamRulesRecord } from '@vitrin/shared-contracts/spam-rules';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { categoryRecord, mainCategoryRecord, picture, productRecord } from './catalogue-fixtures.ts';
import { articleCategoryRecord } from './article-category-fixtures.ts';
import { articleRecord, contractRecord, languages, ownAccount, roleRecord, userRecord } from './fixtures.ts';
import { messageLabel, messageRecord } from './mailbox-fixtures.ts';
import { mediaItem, mediaRecord } from './media-fixtures.ts';
import { documentRecord } from './document-fixtures.ts';
import { letterRecord, newsletterRecord } from './newsletter-fixtures.ts';
import { openingRecord } from './opening-fixtures.ts';
import { dataRequest } from './privacy-fixtures.ts';
import { personRecord } from './person-fixtures.ts';
import { projectRecord } from './project-fixtures.ts';
import { sitePageRecord, sitePageRow } from './site-page-fixtures.ts';
import { supportRecord } from './support-fixtures.ts';

const updated_at = '2026-01-06T09:00:00.000Z';
const shown = { queue: 1, active: 1, version: 3, updated_at } as const;
const texts = { tr: { title: 'Baraj', text: '' } };

const statistics: Statistics = { counts: { articles: 12, languages: 2 }, attention: [], changes: [] };
const section: HomeSectionRecord = { ...shown, id: 4, kind: 'text', translations: texts };
const item: PictureItemRecord = {
  ...shown,
  id: 9,
  picture: picture(5, 'Baraj'),
  link_url: null,
  translations: texts,
};
const announcement: AnnouncementRecord = {
  ...shown,
  id: 6,
  shape: 'bar',
  tone: 'info',
  scope: 'everywhere',
  pages: [],
  starts_at: null,
  ends_at: null,
  link_url: null,
  translations: { tr: { title: 'Bayram', text: '', link_label: null } },
};
const link: SocialLinkRecord = {
  id: 1,
  name: 'LinkedIn',
  uri: 'https://www.linkedin.com/company/ornek',
  icon_name: 'linkedin',
  queue: 1,
  version: 4,
  updated_at,
};
const settings: SiteSettingsRecord = {
  google_script: 'G-ABCDEF12',
  yandex_script: '',
  fb_pixel_script: '',
  keywords: [],
  version: 3,
  updated_at,
  recognised: [],
};
const branding: BrandingRecord = {
  favIcoLogoPath: '',
  mainLogoPath: '',
  secondLogoPath: '',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Örnek Mühendislik',
  companyName: 'Örnek Mühendislik',
  projectCompanyUrl: '/',
  version: 1,
};
const spamRules: SpamRulesRecord = {
  threshold: 60,
  words: [],
  blocked: [],
  allowed: [],
  version: 1,
  updated_at: null,
  built_in_words: ['bahis'],
};
const retention: RetentionRecord = { ...defaultRetention, visits: 1, version: 2, updated_at };
const template: ReplyTemplate = {
  id: 6,
  name: 'Ulaştı',
  subject: 'Yn: {konu}',
  text: 'Sayın {ad}, iletiniz ulaştı.',
  version: 1,
  updated_at,
};
const mailSettings: MailSettingsRecord = {
  from_name: 'Örnek',
  from_email: '',
  reply_to: '',
  support_email: '',
  version: 1,
  updated_at: null,
  can_send: true,
  server: 'posta.ornek.example',
  standard_sender: 'bilgi@ornek.example',
  waiting: 0,
  failed: 0,
};
const redirect: Redirect = { id: 1, source: '/eski', target: '/biyografi', version: 2, updated_at };

const contents: Record<Exclude<ContentGroup, 'breadcrumbs'>, Record<string, unknown>> = {
  home: { hero_title: 'Merhaba' },
  corporate: { title: 'Biz' },
  media: { sharing_picture: picture(6, 'Köprü') },
  catalogue: { empty_text: 'Yine de sorun.' },
};

function contentGroup(group: keyof typeof contents): ContentGroupRecord {
  return { group, version: 3, translations: { tr: contents[group] } };
}

function pageHeader(route: HeaderRoute): PageHeaderRecord {
  return { route, version: 3, translations: { tr: { title: 'Yazılar', text: '', picture: null } } };
}

function menu(place: MenuPlace): MenuRecord {
  const entries = [{ id: 'home', parent: null, target: { type: 'route', route: 'home' }, off: false } as const];
  return { place, version: 2, entries, translations: { tr: { labels: { home: 'Giriş' } } } };
}

function pageSections(page: SectionedPage): PageSectionsRecord {
  const sections = [{ id: 's1', kind: 'statement', v: 1, values: {} }];
  const translations = { tr: { texts: { s1: { title: 'Bir söz', text: '' } } } };
  return { page, version: 2, sections, translations, pictures: [] };
}

function pageMeta(route: PageMetaRecord['route']): PageMetaRecord {
  return { route, version: 2, updated_at, translations: { tr: { title: 'Başlık', description: '' } } };
}

const contactContents: Record<ContactSection, string> = {
  adres: 'Konak, İzmir',
  email: 'bilgi@ornek.com',
  telefon: '0232 555 01 00',
  shift: '[{"days":[1,2,3,4,5],"opens":"08:30","closes":"18:00"}]',
  source_link: 'https://harita.example/konak',
};

function contactItem(kind: ContactSection, index: number): ContactItemRecord {
  const content = contactContents[kind];
  return {
    id: index + 1,
    section: kind,
    name: `Bilgi ${index}`,
    content,
    lang: null,
    queue: 1,
    version: 2,
    updated_at,
  };
}

/** Responses of a panel with one record of each kind, by API path. */
export const panelResponses: Readonly<Record<string, unknown>> = {
  '/api/admin/role/groups': { super_admin: 'Süper Yönetici', editor: 'Editör' },
  '/api/admin/statistics': statistics,
  '/api/admin/languages': languages,
  '/api/admin/languages/info': languages,
  '/api/admin/languages/en/built-in-texts': { texts: null },
  '/api/admin/blog/7': articleRecord(),
  '/api/admin/contracts': [contractRecord(1, 'KVKK Aydınlatma Metni')],
  '/api/admin/contracts/1': contractRecord(1, 'KVKK Aydınlatma Metni'),
  '/api/admin/site-pages': [sitePageRow(8, 'Hizmetler')],
  '/api/admin/site-pages/8': sitePageRecord(),
  '/api/admin/projects/11': projectRecord(),
  '/api/admin/people/names': [],
  '/api/admin/people/12': personRecord(),
  '/api/admin/openings/12': openingRecord(),
  '/api/admin/documents/13': documentRecord(),
  '/api/admin/article-categories': [],
  '/api/admin/article-categories/13': articleCategoryRecord(),
  '/api/admin/media': [mediaItem(3)],
  '/api/admin/media/3': mediaRecord(3),
  '/api/admin/media/folders': [],
  '/api/admin/announcements': [{ ...announcement, states: { tr: 'public' } }],
  '/api/admin/announcements/6': announcement,
  '/api/admin/announcements/pages': [],
  '/api/admin/home-sections/4': section,
  '/api/admin/sliders/9': item,
  '/api/admin/certificates/9': item,
  ...Object.fromEntries(
    (Object.keys(contents) as (keyof typeof contents)[]).map((group) => [
      `/api/admin/contents/${group}`,
      contentGroup(group),
    ]),
  ),
  ...Object.fromEntries(headerRoutes.map((route) => [`/api/admin/page-headers/${route}`, pageHeader(route)])),
  ...Object.fromEntries(menuPlaces.map((place) => [`/api/admin/menus/${place}`, menu(place)])),
  ...Object.fromEntries(sectionedPages.map((page) => [`/api/admin/page-sections/${page}`, pageSections(page)])),
  '/api/admin/menu-targets': [],
  '/api/admin/remote-pages': [],
  ...Object.fromEntries(metaRoutes.map((route) => [`/api/admin/page-meta/${route}`, pageMeta(route)])),
  '/api/admin/main-categories': [mainCategoryRecord(2, 'Vinçler')],
  '/api/admin/main-categories/2': mainCategoryRecord(2, 'Vinçler'),
  '/api/admin/categories': [categoryRecord(3, 'Kule vinçler', 2)],
  '/api/admin/categories/3': categoryRecord(3, 'Kule vinçler', 2),
  '/api/admin/products/7': productRecord(),
  '/api/admin/settings/contact-information': contactSections.map(contactItem),
  '/api/admin/settings/social-media': [link],
  '/api/admin/company-announcements': [],
  '/api/admin/legal-texts': [],
  '/api/admin/settings/company-facts': { ...noCompanyFacts, title: 'Örnek Yapı Limited Şirketi', version: 1 },
  '/api/admin/settings/site': settings,
  '/api/admin/settings/branding': branding,
  '/api/admin/redirects/all': [{ ...redirect, origin: 'own' }],
  '/api/admin/release-keys': [],
  '/api/admin/release-pipelines': [],
  '/api/admin/remotes': [{ name: 'remote_public', segment: '*', title: 'Site', is_built_in: true }],
  ...Object.fromEntries(
    mailboxKinds.flatMap((kind) => [
      [`/api/admin/${kind}`, []],
      [`/api/admin/${kind}/5`, messageRecord(5, 'Ömer Işık', { check: 1 })],
      [`/api/admin/${kind}/5/replies`, { can_send: true, replies: [] }],
      [`/api/admin/${kind}/templates`, [template]],
      [`/api/admin/${kind}/labels`, [messageLabel(2, 'Teklif')]],
    ]),
  ),
  '/api/admin/mail': mailSettings,
  '/api/admin/newsletter': newsletterRecord(),
  '/api/admin/newsletter/letters/3': letterRecord(3),
  '/api/admin/spam-rules': spamRules,
  '/api/admin/support/4': supportRecord(4),
  '/api/admin/privacy/requests/4': dataRequest(4, 'Ayşe Işık'),
  '/api/admin/privacy/retention': retention,
  '/api/admin/roles': [roleRecord(1, 'Yazar')],
  '/api/admin/users/2': userRecord(2, 'Ayşe Yılmaz'),
  '/api/admin/users/2/second-factor': { required: false, totp: false, passkeys: 0 },
  '/api/admin/account': ownAccount({ role_group: 'super_admin' }),
  '/api/admin/account/sessions': [],
  ...Object.fromEntries(
    recordModuleNames.map((name) => [`${recordModulePaths(name).call}/9`, { ...shown, id: 9, translations: texts }]),
  ),
};
