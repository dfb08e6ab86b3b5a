import { panelPath } from '../rules/initial-paths.ts';
import type { MailboxKind } from './mailbox.ts';
import type { MenuPlace } from './menus.ts';
import type { MetaRoute } from './page-meta.ts';
import type { Unit } from './releases.ts';

/**
 * Paths of the panel screens (product §2).
 * @example
 * ```ts
 * adminPaths.articleUpdate(7); // '/admin/pages/blog/update?id=7'
 * ```
 */
export const adminPaths = {
  root: panelPath,
  dashboard: '/admin/dashboard',
  /** Last step of the set-up: logo and notice. */
  setUp: '/admin/set-up',
  articles: '/admin/pages/blog',
  articleInsert: '/admin/pages/blog/insert',
  /** Form of an existing article. */
  articleUpdate: (id: number) => `/admin/pages/blog/update?id=${id}` as const,
  contracts: '/admin/contracts',
  contractInsert: '/admin/contract-insert',
  /** Form of an existing contract. */
  contractUpdate: (id: number) => `/admin/contract-update?id=${id}` as const,
  users: '/admin/users',
  userInsert: '/admin/user-insert',
  /** Form of an existing user. */
  userUpdate: (id: number) => `/admin/user-update?id=${id}` as const,
  /** Screen that resets the password of a user. */
  userResetPassword: (id: number) => `/admin/user-reset-password?id=${id}` as const,
  invitations: '/admin/invitations',
  roles: '/admin/roles',
  roleInsert: '/admin/role-insert',
  /** Form of an existing custom role. */
  roleUpdate: (id: number) => `/admin/role-update?id=${id}` as const,
  audit: '/admin/audit',
  translations: '/admin/translations',
  siteImport: '/admin/site-import',
  siteSearch: '/admin/site-search',
  trash: '/admin/trash',
  /** Drafts that wait for a review. */
  reviews: '/admin/reviews',
  homePage: '/admin/pages/home',
  /** Form of the contents that the home page had before it was made of sections; drafts of them are opened there. */
  homeContents: '/admin/pages/home/contents',
  catalogueTexts: '/admin/pages/home/catalogue',
  aboutPage: '/admin/pages/about',
  aboutSections: '/admin/pages/about/sections',
  pageMeta: '/admin/page-meta',
  /** Form of the page metadata of a route. */
  pageMetaUpdate: (route: MetaRoute) => `/admin/page-meta/update?route=${route}` as const,
  /** Form of the header of a page. */
  pageHeaderUpdate: (route: MetaRoute) => `/admin/page-meta/header?route=${route}` as const,
  sharingPicture: '/admin/page-meta/sharing',
  menus: '/admin/menus',
  /** Form of one menu. */
  menuUpdate: (place: MenuPlace) => `/admin/menus?menu=${place}` as const,
  sitePages: '/admin/site-pages',
  sitePageInsert: '/admin/site-pages/insert',
  /** Update screen of a page. */
  sitePageUpdate: (id: number) => `/admin/site-pages/update?id=${id}` as const,
  announcements: '/admin/announcements',
  announcementInsert: '/admin/announcements/insert',
  /** Form of an existing notice of the site. */
  announcementUpdate: (id: number) => `/admin/announcements/update?id=${id}` as const,
  documents: '/admin/documents',
  documentInsert: '/admin/documents/insert',
  /** Form of an existing document. */
  documentUpdate: (id: number) => `/admin/documents/update?id=${id}` as const,
  articleCategories: '/admin/article-categories',
  articleCategoryInsert: '/admin/article-categories/insert',
  /** Form of an existing category of articles. */
  articleCategoryUpdate: (id: number) => `/admin/article-categories/update?id=${id}` as const,
  newsletter: '/admin/newsletter',
  newsletterLetters: '/admin/newsletter/letters',
  newsletterLetterInsert: '/admin/newsletter/letters/insert',
  /** Screen of one letter. */
  newsletterLetter: (id: number) => `/admin/newsletter/letters/update?id=${id}` as const,
  openings: '/admin/openings',
  openingInsert: '/admin/openings/insert',
  /** Form of an existing job opening. */
  openingUpdate: (id: number) => `/admin/openings/update?id=${id}` as const,
  projects: '/admin/projects',
  projectInsert: '/admin/projects/insert',
  /** Form of an existing project. */
  projectUpdate: (id: number) => `/admin/projects/update?id=${id}` as const,
  people: '/admin/people',
  personInsert: '/admin/people/insert',
  /** Form of an existing person. */
  personUpdate: (id: number) => `/admin/people/update?id=${id}` as const,
  homeSections: '/admin/home-sections',
  homeSectionInsert: '/admin/home-sections/insert',
  /** Form of an existing home section. */
  homeSectionUpdate: (id: number) => `/admin/home-sections/update?id=${id}` as const,
  sliders: '/admin/sliders',
  sliderInsert: '/admin/sliders/insert',
  /** Form of an existing slide. */
  sliderUpdate: (id: number) => `/admin/sliders/update?id=${id}` as const,
  certificates: '/admin/certificates',
  certificateInsert: '/admin/certificates/insert',
  /** Form of an existing certificate. */
  certificateUpdate: (id: number) => `/admin/certificates/update?id=${id}` as const,
  catalogue: '/admin/catalogue',
  productInsert: '/admin/catalogue/product-insert',
  /** Form of an existing product. */
  productUpdate: (id: number) => `/admin/catalogue/product-update?id=${id}` as const,
  categoryInsert: '/admin/catalogue/category-insert',
  /** Form of an existing category. */
  categoryUpdate: (id: number) => `/admin/catalogue/category-update?id=${id}` as const,
  mainCategoryInsert: '/admin/catalogue/main-category-insert',
  /** Form of an existing main category. */
  mainCategoryUpdate: (id: number) => `/admin/catalogue/main-category-update?id=${id}` as const,
  media: '/admin/media',
  /** Media library with one picture open. */
  mediaRecord: (id: number) => `/admin/media?id=${id}` as const,
  contactInformation: '/admin/settings/contact-information',
  socialMedia: '/admin/settings/social-media',
  legalTexts: '/admin/legal-texts',
  companyAnnouncements: '/admin/company-announcements',
  companyAnnouncementInsert: '/admin/company-announcements/insert',
  companyFacts: '/admin/settings/company-facts',
  siteSettings: '/admin/settings/site',
  branding: '/admin/settings/branding',
  redirects: '/admin/redirects',
  languages: '/admin/languages',
  /** Form of the static texts of a language. */
  languageTexts: (id: number) => `/admin/languages/texts?id=${id}` as const,
  contactMessages: '/admin/contact',
  applications: '/admin/human-resources',
  /** Path of an inbox with one message open. */
  mailboxMessage: (kind: MailboxKind, id: number) => `/admin/${kind}?ileti=${id}` as const,
  contactTemplates: '/admin/contact/templates',
  applicationTemplates: '/admin/human-resources/templates',
  mail: '/admin/mail',
  spamRules: '/admin/spam-rules',
  privacy: '/admin/privacy',
  privacyRequestInsert: '/admin/privacy/request-insert',
  /** Form of an existing data subject request. */
  privacyRequestUpdate: (id: number) => `/admin/privacy/request-update?id=${id}` as const,
  privacyPerson: '/admin/privacy/person',
  privacyRetention: '/admin/privacy/retention',
  privacyDestructions: '/admin/privacy/destructions',
  privacyConsents: '/admin/privacy/consents',
  support: '/admin/support',
  supportDesk: '/admin/support/desk',
  supportInsert: '/admin/support/insert',
  /** Support request with its answers. */
  supportRequest: (id: number) => `/admin/support/request?id=${id}` as const,
  releases: '/admin/releases',
  /** Releases of a unit. */
  unitReleases: (unit: Unit) => `/admin/releases/unit?name=${unit}` as const,
  /** One stored release, by its id or one of its tags: the address that a pull request can name. */
  release: (unit: Unit, reference: string) =>
    `/admin/releases/release?name=${unit}&release=${encodeURIComponent(reference)}` as const,
  releaseLog: '/admin/releases/log',
  releaseKeys: '/admin/releases/keys',
  releaseArchive: '/admin/releases/archive',
  /** Releases and log of a retired remote. */
  archivedRemote: (name: Unit) => `/admin/releases/archived?name=${name}` as const,
  apiKeys: '/admin/api-keys',
  webhooks: '/admin/webhooks',
  webhookDeliveries: '/admin/webhooks/deliveries',
  account: '/admin/account',
  notFound: '/admin/404',
} as const;

/** Query parameter that names the record that a list shows in a dialog. */
export const dialogParam = 'kayit';

/** Value of `dialogParam` for a record that does not exist yet. */
export const newRecordParam = 'yeni';

/**
 * Returns the address of a list with a record open in its dialog.
 * @param list - address of the list
 * @param record - id of the record
 */
export function dialogAddress(list: string, record: number | string): string {
  return `${list}?${dialogParam}=${record}`;
}
