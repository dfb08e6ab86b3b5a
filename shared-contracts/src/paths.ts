import { defaultLanguage } from './languages.ts';
import type { MailboxKind } from './mailbox.ts';
import type { MetaRoute } from './page-meta.ts';

/** Addresses of the public site (spec §2). */
export const publicPaths = {
  home: '/',
  biography: '/biyografi',
  articles: '/makaleler',
  article: (slug: string) => `/makale/${slug}`,
  contact: '/iletisim',
  contract: (slug: string) => `/sozlesme/${slug}`,
  notFound: '/404',
} as const;

/** A page's address in a language: the default one has the plain address, others carry `lang`. */
export function pathInLanguage(path: string, abbr: string): string {
  if (abbr === defaultLanguage.abbr) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${abbr}`;
}

export const loginPath = '/giris-yap';

/** Addresses of the panel (spec §2). */
export const adminPaths = {
  root: '/admin',
  dashboard: '/admin/dashboard',
  articles: '/admin/pages/blog',
  articleInsert: '/admin/pages/blog/insert',
  articleUpdate: (id: number) => `/admin/pages/blog/update?id=${id}`,
  contracts: '/admin/contracts',
  contractInsert: '/admin/contract-insert',
  contractUpdate: (id: number) => `/admin/contract-update?id=${id}`,
  users: '/admin/users',
  userInsert: '/admin/user-insert',
  userUpdate: (id: number) => `/admin/user-update?id=${id}`,
  userResetPassword: (id: number) => `/admin/user-reset-password?id=${id}`,
  audit: '/admin/audit',
  homePage: '/admin/pages/home',
  catalogueTexts: '/admin/pages/home/catalogue',
  aboutPage: '/admin/pages/about',
  pageMeta: '/admin/page-meta',
  pageMetaUpdate: (route: MetaRoute) => `/admin/page-meta/update?route=${route}`,
  pageHeaderUpdate: (route: MetaRoute) => `/admin/page-meta/header?route=${route}`,
  sharingPicture: '/admin/page-meta/sharing',
  homeSections: '/admin/home-sections',
  homeSectionInsert: '/admin/home-sections/insert',
  homeSectionUpdate: (id: number) => `/admin/home-sections/update?id=${id}`,
  sliders: '/admin/sliders',
  sliderInsert: '/admin/sliders/insert',
  sliderUpdate: (id: number) => `/admin/sliders/update?id=${id}`,
  certificates: '/admin/certificates',
  certificateInsert: '/admin/certificates/insert',
  certificateUpdate: (id: number) => `/admin/certificates/update?id=${id}`,
  catalogue: '/admin/catalogue',
  productInsert: '/admin/catalogue/product-insert',
  productUpdate: (id: number) => `/admin/catalogue/product-update?id=${id}`,
  categoryInsert: '/admin/catalogue/category-insert',
  categoryUpdate: (id: number) => `/admin/catalogue/category-update?id=${id}`,
  mainCategoryInsert: '/admin/catalogue/main-category-insert',
  mainCategoryUpdate: (id: number) => `/admin/catalogue/main-category-update?id=${id}`,
  media: '/admin/media',
  mediaRecord: (id: number) => `/admin/media?id=${id}`,
  contactInformation: '/admin/settings/contact-information',
  socialMedia: '/admin/settings/social-media',
  siteSettings: '/admin/settings/site',
  branding: '/admin/settings/branding',
  redirects: '/admin/redirects',
  languages: '/admin/languages',
  languageTexts: (id: number) => `/admin/languages/texts?id=${id}`,
  contactMessages: '/admin/contact',
  applications: '/admin/human-resources',
  /** An inbox with one message open. */
  mailboxMessage: (kind: MailboxKind, id: number) => `/admin/${kind}?ileti=${id}`,
  contactTemplates: '/admin/contact/templates',
  applicationTemplates: '/admin/human-resources/templates',
  mail: '/admin/mail',
  spamRules: '/admin/spam-rules',
  privacy: '/admin/privacy',
  privacyRequestInsert: '/admin/privacy/request-insert',
  privacyRequestUpdate: (id: number) => `/admin/privacy/request-update?id=${id}`,
  privacyPerson: '/admin/privacy/person',
  privacyRetention: '/admin/privacy/retention',
  privacyDestructions: '/admin/privacy/destructions',
  support: '/admin/support',
  supportDesk: '/admin/support/desk',
  supportInsert: '/admin/support/insert',
  supportRequest: (id: number) => `/admin/support/request?id=${id}`,
  account: '/admin/account',
  notFound: '/admin/404',
} as const;

/** As much of a message as an address may carry; the message itself is named by its number. */
const LONGEST_PREFILLED = 1_000;

/** The form of a new request of a data subject, filled with what a message tells; its own screen reads it. */
export function dataRequestAddress({ name, email, text }: { name: string; email: string; text: string }): string {
  const query = new URLSearchParams({ name, email, text: text.slice(0, LONGEST_PREFILLED) });
  return `${adminPaths.privacyRequestInsert}?${query.toString()}`;
}

/** Calls (spec §7). */
export const api = {
  login: '/api/auth/login',
  secondFactor: '/api/auth/second-factor',
  secondFactorSetUp: '/api/auth/second-factor/set-up',
  changePassword: '/api/auth/change-password',
  passkey: '/api/auth/passkey',
  passkeyOptions: '/api/auth/passkey/options',
  logout: '/api/admin/logout',
  status: '/api/admin/status',
  sessionExtend: '/api/admin/session/extend',
  account: '/api/admin/account',
  accountPassword: '/api/admin/account/password',
  accountSessions: '/api/admin/account/sessions',
  accountSession: (id: number) => `/api/admin/account/sessions/${id}`,
  accountTotp: '/api/admin/account/totp',
  accountTotpSetUp: '/api/admin/account/totp/set-up',
  accountRecoveryCodes: '/api/admin/account/recovery-codes',
  accountPasskeys: '/api/admin/account/passkeys',
  accountPasskeyOptions: '/api/admin/account/passkeys/options',
  accountPasskey: (id: number) => `/api/admin/account/passkeys/${id}`,
  roleGroups: '/api/admin/role/groups',
  adminArticles: '/api/admin/blog',
  adminArticle: (id: number) => `/api/admin/blog/${id}`,
  adminArticleQueue: '/api/admin/blog/queue',
  adminContracts: '/api/admin/contracts',
  adminLanguages: '/api/admin/languages',
  adminMedia: '/api/admin/media',
  adminMediaRecord: (id: number) => `/api/admin/media/${id}`,
  /** Several pictures at once. */
  adminMediaList: '/api/admin/media/list',
  adminMediaFolders: '/api/admin/media/folders',
  adminContents: '/api/admin/contents',
  adminContentGroup: (group: string) => `/api/admin/contents/${group}`,
  adminPageMeta: '/api/admin/page-meta',
  adminContactInformation: '/api/admin/settings/contact-information',
  adminSocialMedia: '/api/admin/settings/social-media',
  adminSiteSettings: '/api/admin/settings/site',
  adminBranding: '/api/admin/settings/branding',
  adminBrandingPreview: '/api/admin/settings/branding/preview',
  adminRedirects: '/api/admin/redirects',
  adminUsers: '/api/admin/users',
  adminUser: (id: number) => `/api/admin/users/${id}`,
  adminUserActive: (id: number) => `/api/admin/users/${id}/active`,
  adminUserPassword: (id: number) => `/api/admin/users/${id}/reset-password`,
  adminUserSecondFactor: (id: number) => `/api/admin/users/${id}/second-factor`,
  adminAudit: '/api/admin/audit',
  adminAuditPeople: '/api/admin/audit/people',
  adminAuditExport: '/api/admin/audit/export',
  adminSliders: '/api/admin/sliders',
  adminCertificates: '/api/admin/certificates',
  adminHomeSections: '/api/admin/home-sections',
  adminMainCategories: '/api/admin/main-categories',
  adminCategories: '/api/admin/categories',
  adminProducts: '/api/admin/products',
  adminSupport: '/api/admin/support',
  /** Contact messages and applications have the same calls (spec §7). */
  adminMailbox: (kind: MailboxKind) => `/api/admin/${kind}` as const,
  adminMessage: (kind: MailboxKind, id: number) => `/api/admin/${kind}/${id}`,
  adminReplies: (kind: MailboxKind, id: number) => `/api/admin/${kind}/${id}/replies`,
  adminReplyRetry: (kind: MailboxKind, reply: number) => `/api/admin/${kind}/replies/${reply}/retry`,
  adminTemplates: (kind: MailboxKind) => `/api/admin/${kind}/templates` as const,
  /** Server-sent events: new messages and unread counts. */
  inboxStream: '/api/admin/inbox/stream',
  adminMail: '/api/admin/mail',
  adminMailTest: '/api/admin/mail/test',
  adminOutbox: '/api/admin/mail/outbox',
  adminOutboxRetry: (id: number) => `/api/admin/mail/outbox/${id}/retry`,
  accountNotifications: '/api/admin/account/notifications',
  adminSpamRules: '/api/admin/spam-rules',
  adminDataRequests: '/api/admin/privacy/requests',
  adminDataRequest: (id: number) => `/api/admin/privacy/requests/${id}` as const,
  adminPersonalData: '/api/admin/privacy/person',
  adminPersonalDataNear: '/api/admin/privacy/person/near',
  adminPersonalDataExport: '/api/admin/privacy/person/export',
  adminErasure: '/api/admin/privacy/erase',
  adminRetention: '/api/admin/privacy/retention',
  adminDestructions: '/api/admin/privacy/destructions',
  adminSupportDesk: '/api/admin/support/desk',
  adminSupportRequest: (id: number) => `/api/admin/support/${id}`,
  adminSupportAnswers: (id: number) => `/api/admin/support/${id}/answers`,
  adminSupportAttachment: (id: number, attachment: number) => `/api/admin/support/${id}/attachments/${attachment}`,
  adminCv: (id: number) => `/api/admin/human-resources/${id}/cv`,
  statistics: '/api/admin/statistics',
  visits: '/api/admin/statistics/visits',
  content: '/api/pages/content',
  articles: '/api/pages/blog',
  article: (slug: string) => `/api/pages/blog/${encodeURIComponent(slug)}`,
  pageMeta: '/api/pages/page-meta',
  languages: '/api/pages/all-languages',
  staticTexts: '/api/pages/static-languages',
  changeLanguage: (abbr: string) => `/api/pages/change-language/${encodeURIComponent(abbr)}`,
  contactInformation: '/api/pages/contact-information',
  socialMedia: '/api/pages/social-media',
  contracts: '/api/pages/contracts',
  contract: (slug: string) => `/api/pages/contract/${encodeURIComponent(slug)}`,
  homeSections: '/api/pages/home-sections',
  sliders: '/api/pages/sliders',
  certificates: '/api/pages/certificates',
  categories: '/api/pages/categories',
  categoryProducts: (slug: string) => `/api/pages/products/${encodeURIComponent(slug)}`,
  searchProducts: '/api/pages/search-products',
  product: (slug: string) => `/api/pages/product/${encodeURIComponent(slug)}`,
  /** The public forms, by mailbox. */
  publicForm: (kind: MailboxKind) => `/api/pages/${kind}` as const,
  /** A change of page inside the browser tells itself; documents are counted as they are served. */
  pageVisits: '/api/pages/visits',
} as const;

/** First segments that are never pages; an unknown address below them is a plain 404 (design §11). */
export const reservedSegments = [
  'api',
  'releases',
  'assets',
  'media',
  'sitemap.xml',
  'robots.txt',
  'rss.xml',
  'favicon.ico',
  'healthz',
] as const;

/** Query parameters that a public page reads, by path; all others are dropped before a page is rendered or kept. */
export const publicQuery: Readonly<Record<string, readonly string[]>> = {
  '/': ['kategori', 'urun', 'ara'],
  '/makaleler': ['ara', 'sayfa'],
  '/iletisim': ['form', 'durum'],
};
