import { legalPaths } from './legal-paths.ts';
import {
  changeLanguageEndpoint,
  consentsEndpoint,
  currentReleaseEndpoint,
  inboxStreamEndpoint,
  loginPath,
  pageVisitsEndpoint,
  pathInLanguage,
  releaseFaultsEndpoint,
  releaseHealthEndpoint,
  sectionsEndpoint,
  sessionExtendEndpoint,
  splitLanguage,
  statusEndpoint,
} from '../rules/initial-paths.ts';
import type { MailboxKind } from './mailbox.ts';
import type { RemoteName, Unit } from './releases.ts';
import { articleApi } from './article-paths.ts';
import { previewSegment } from './content-preview-paths.ts';
import { recordApi } from './record-paths.ts';
import { startingSitePaths } from './starting-site-paths.ts';

export { loginPath, pathInLanguage, splitLanguage };

export { adminPaths, dialogAddress, dialogParam, newRecordParam } from './panel-paths.ts';
export { pageQueryOf, publicPaths, publicQuery } from './public-paths.ts';
export { contentPreviewPaths, previewLanguageParam, previewPageParam, previewPages } from './content-preview-paths.ts';

/**
 * Addresses of the API endpoints (product §7). Those below `/api/admin` require a staff session. Slugs and language
 * abbreviations in public endpoints are URL-encoded.
 * @example
 * ```ts
 * const { data } = await context.read<Article>(api.article(slug)); // in a loader of the public site
 * const response = await getJson<UserRecord>(api.adminUser(7)); // in the panel
 * ```
 */
export const api = {
  ...legalPaths,
  ...startingSitePaths,
  login: '/api/auth/login',
  secondFactor: '/api/auth/second-factor',
  secondFactorSetUp: '/api/auth/second-factor/set-up',
  changePassword: '/api/auth/change-password',
  passkey: '/api/auth/passkey',
  passkeyOptions: '/api/auth/passkey/options',
  browserLink: '/api/auth/browser-link',
  knownBrowser: '/api/auth/known-browser',
  /** Whether links can be mailed (`PasswordResetOffer`), and the request for one. */
  passwordResetLink: '/api/auth/password-reset/link',
  /** Account of a mailed link: `LinkOwner`. */
  passwordResetOwner: '/api/auth/password-reset/owner',
  passwordReset: '/api/auth/password-reset',
  /** Accepts an invitation. */
  invitation: '/api/auth/invitation',
  /** Whom an invitation is for, and who sent it: `InvitationDetails`. */
  invitationDetails: '/api/auth/invitation/details',
  /** Sets up the site at its first run: `FirstRunInput`. */
  firstRun: '/api/auth/first-run',
  /** Checks the setup code. */
  firstRunCode: '/api/auth/first-run/code',
  /** Preview of the colours before they are saved: `BrandingPreview`. */
  firstRunColours: '/api/auth/first-run/colours',
  logout: '/api/admin/logout',
  status: statusEndpoint,
  sessionExtend: sessionExtendEndpoint,
  account: '/api/admin/account',
  accountPassword: '/api/admin/account/password',
  accountSessions: '/api/admin/account/sessions',
  /** One session of the signed-in user. */
  accountSession: (id: number) => `/api/admin/account/sessions/${id}` as const,
  accountTotp: '/api/admin/account/totp',
  accountTotpSetUp: '/api/admin/account/totp/set-up',
  accountRecoveryCodes: '/api/admin/account/recovery-codes',
  accountPasskeys: '/api/admin/account/passkeys',
  accountPasskeyOptions: '/api/admin/account/passkeys/options',
  /** One passkey of the signed-in user. */
  accountPasskey: (id: number) => `/api/admin/account/passkeys/${id}` as const,
  roleGroups: '/api/admin/role/groups',
  /** API keys: `ApiKeyRow`. */
  adminApiKeys: '/api/admin/api-keys',
  /** One API key. */
  adminApiKey: (id: number) => `/api/admin/api-keys/${id}` as const,
  /** Webhooks: `WebhookRow`. */
  adminWebhooks: '/api/admin/webhooks',
  /** One webhook. */
  adminWebhook: (id: number) => `/api/admin/webhooks/${id}` as const,
  /** Deliveries of all webhooks: `DeliveryRow`. */
  adminDeliveries: '/api/admin/webhooks/deliveries',
  /** Description of the public endpoints in OpenAPI 3.1. */
  openApi: '/api/openapi.json',
  /** Description of the endpoints of the panel in OpenAPI 3.1. */
  adminOpenApi: '/api/admin/openapi.json',
  /** Drafts of the signed-in user. */
  adminDrafts: '/api/admin/drafts',
  /** What happened to the work of the signed-in user: `UserNotice`. */
  adminNotices: '/api/admin/notices',
  /** Removes a notice that the user has read. */
  adminNotice: (id: number) => `/api/admin/notices/${id}` as const,
  /** One draft, by the UUID that the browser has generated. */
  adminDraft: (id: string) => `/api/admin/drafts/${id}` as const,
  /** What a form contains now, for its preview, by the UUID that the browser has generated: `ContentPreviewInput`. */
  adminContentPreview: (id: string) => `/api/admin/previews/${id}` as const,
  /** Preview links of a record: `PreviewLinkRow`. */
  adminPreviewLinks: '/api/admin/preview-links',
  /** Revokes a preview link. */
  adminPreviewLink: (id: string) => `/api/admin/preview-links/${id}` as const,
  ...articleApi,
  adminContracts: '/api/admin/contracts',
  adminProjects: '/api/admin/projects',
  /** One project. */
  adminProject: (id: number) => `/api/admin/projects/${id}` as const,
  /** Years of the projects, for the filter of their list. */
  adminProjectYears: '/api/admin/projects/years',
  adminPeople: '/api/admin/people',
  /** One person. */
  adminPerson: (id: number) => `/api/admin/people/${id}` as const,
  /** All people by name, for choices: `PersonName[]`. */
  adminPersonNames: '/api/admin/people/names',
  adminOpenings: '/api/admin/openings',
  /** One job opening. */
  adminOpening: (id: number) => `/api/admin/openings/${id}` as const,
  /** Job openings that applications in the inbox answer: `AnsweredOpening`. */
  adminAnsweredOpenings: '/api/admin/human-resources/openings',
  adminDocuments: '/api/admin/documents',
  /** One document. */
  adminDocument: (id: number) => `/api/admin/documents/${id}` as const,
  adminLanguages: '/api/admin/languages',
  /** All languages without their texts: `LanguageInfo`. */
  adminLanguageInfo: '/api/admin/languages/info',
  /** Numbers of texts in a language: `LanguageContents`. */
  adminLanguageContents: (abbr: string) => `/api/admin/languages/${abbr}/contents` as const,
  /** Static texts that come with the product in a language: `BuiltInTexts`. */
  adminBuiltInTexts: (abbr: string) => `/api/admin/languages/${abbr}/built-in-texts` as const,
  adminMedia: '/api/admin/media',
  /** One picture of the media library. */
  adminMediaRecord: (id: number) => `/api/admin/media/${id}` as const,
  /** Bulk operations on several pictures. */
  adminMediaList: '/api/admin/media/list',
  adminMediaFolders: '/api/admin/media/folders',
  /** Files that visitors download. */
  adminDownloads: '/api/admin/downloads',
  /** One of these files. */
  adminDownload: (id: number) => `/api/admin/downloads/${id}` as const,
  adminContents: '/api/admin/contents',
  /** One group of page contents. */
  adminContentGroup: (group: string) => `/api/admin/contents/${group}` as const,
  adminPageMeta: '/api/admin/page-meta',
  /** Headers of pages; `/{route}` is that of one page: `PageHeaderRecord`. */
  adminPageHeaders: '/api/admin/page-headers',
  adminMenus: '/api/admin/menus',
  /** One menu: `MenuRecord`. */
  adminMenu: (place: string) => `/api/admin/menus/${place}` as const,
  adminPageSections: '/api/admin/page-sections',
  /** The sections of one page: `PageSectionsRecord`. */
  adminPageSectionsOf: (page: string) => `/api/admin/page-sections/${page}` as const,
  /** Sections of remotes that pages can show: `PlaceableRemote[]`. */
  adminPlaceableSections: '/api/admin/placeable-sections',
  adminRemotePages: '/api/admin/remote-pages',
  /** States of the targets that `keys` names, separated by commas: `MenuTargetState[]`. */
  adminMenuTargets: '/api/admin/menu-targets',
  adminContactInformation: '/api/admin/settings/contact-information',
  adminSocialMedia: '/api/admin/settings/social-media',
  adminSiteSettings: '/api/admin/settings/site',
  adminBranding: '/api/admin/settings/branding',
  adminBrandingPreview: '/api/admin/settings/branding/preview',
  ...recordApi,
  adminRedirects: '/api/admin/redirects',
  adminAutomaticRedirects: '/api/admin/redirects/automatic',
  /** Redirects of both origins in one list: `ListedRedirect`. */
  adminAllRedirects: '/api/admin/redirects/all',
  /** Addresses that visitors did not find: `MissingAddress`. */
  adminMissingAddresses: '/api/admin/redirects/missing',
  /** What visitors have searched in vain: `MissedSearch`. */
  adminMissedSearches: '/api/admin/searches/missed',
  /** Nearest living address of a missing one: `NearestAddress`. */
  adminNearestAddress: '/api/admin/redirects/nearest',
  /** Links from other records to a record, and its own broken ones: `RecordLinks`. */
  adminRecordLinks: (entity: string, record: number | string) => `/api/admin/links/${entity}/${record}` as const,
  adminLinks: '/api/admin/links',
  /** Pages that a link in a text can lead to: `LinkablePage[]`. */
  adminLinkablePages: '/api/admin/links/pages',
  /** Names and states of records by their keys (`project.7`): `MenuTargetState[]`. */
  adminRecordStates: '/api/admin/links/records',
  /** Broken links of values that are not saved: `BrokenLink[]`. */
  adminLinkCheck: (entity: string) => `/api/admin/links/${entity}/check` as const,
  /** Former addresses of records, which are redirected. */
  adminFormerAddresses: '/api/admin/links/former',
  /** Records with their state in each language: `TranslatedRecord`. */
  adminTranslations: '/api/admin/translations',
  /** Number of missing and outdated translations by language: `TranslationSummary`. */
  adminTranslationSummary: '/api/admin/translations/summary',
  /** Next record that is missing or outdated in a language: `NextTranslation`. */
  adminNextTranslation: '/api/admin/translations/next',
  /** State of one translation, and what has changed in its source: `TranslationDetail`. */
  adminTranslation: (entity: string, record: number | string, lang: string) =>
    `/api/admin/translations/${entity}/${record}/${lang}` as const,
  adminUsers: '/api/admin/users',
  /** One user. */
  adminUser: (id: number) => `/api/admin/users/${id}` as const,
  /** What goes on without a user who is disabled: `UserBelongings`. */
  adminUserBelongings: (id: number) => `/api/admin/users/${id}/belongings` as const,
  /** Enables or disables a user. */
  adminUserActive: (id: number) => `/api/admin/users/${id}/active` as const,
  /** Resets the password of a user: `UserSecret`. */
  adminUserPassword: (id: number) => `/api/admin/users/${id}/reset-password` as const,
  /** Second factor of a user: `SecondFactorState`. */
  adminUserSecondFactor: (id: number) => `/api/admin/users/${id}/second-factor` as const,
  /** Invitations that were not accepted yet: `InvitationRecord`. */
  adminInvitations: '/api/admin/invitations',
  /** One invitation. */
  adminInvitation: (id: number) => `/api/admin/invitations/${id}` as const,
  /** Sends a new link for an invitation: `SentInvitation`. */
  adminInvitationResend: (id: number) => `/api/admin/invitations/${id}/resend` as const,
  /** Fixed and custom roles: `RoleRecord`. */
  adminRoles: '/api/admin/roles',
  /** One custom role. */
  adminRole: (id: number) => `/api/admin/roles/${id}` as const,
  adminAudit: '/api/admin/audit',
  adminAuditPeople: '/api/admin/audit/people',
  adminAuditExport: '/api/admin/audit/export',
  adminSliders: '/api/admin/sliders',
  adminCertificates: '/api/admin/certificates',
  adminSitePages: '/api/admin/site-pages',
  /** One page. */
  adminSitePage: (id: number) => `/api/admin/site-pages/${id}` as const,
  /** Notices of the site: `AnnouncementRow`. */
  adminAnnouncements: '/api/admin/announcements',
  /** States of the pages that `keys` names, separated by commas: `MenuTargetState[]`. */
  adminAnnouncementPages: '/api/admin/announcements/pages',
  adminHomeSections: '/api/admin/home-sections',
  adminMainCategories: '/api/admin/main-categories',
  adminCategories: '/api/admin/categories',
  adminProducts: '/api/admin/products',
  adminSupport: '/api/admin/support',
  /** Messages of an inbox: contact messages and job applications share these endpoints (product §7). */
  adminMailbox: (kind: MailboxKind) => `/api/admin/${kind}` as const,
  /** One message of an inbox: `MessageRecord`. */
  adminMessage: (kind: MailboxKind, id: number) => `/api/admin/${kind}/${id}` as const,
  /** Replies to a message: `RepliesRecord`. */
  adminReplies: (kind: MailboxKind, id: number) => `/api/admin/${kind}/${id}/replies` as const,
  /** Sends a reply again whose delivery failed. */
  adminReplyRetry: (kind: MailboxKind, reply: number) => `/api/admin/${kind}/replies/${reply}/retry` as const,
  /** Reply templates of an inbox: `ReplyTemplate`. */
  adminTemplates: (kind: MailboxKind) => `/api/admin/${kind}/templates` as const,
  /** Server-sent events with new messages and unread counts: `InboxEvents`. */
  inboxStream: inboxStreamEndpoint,
  adminMail: '/api/admin/mail',
  adminMailTest: '/api/admin/mail/test',
  /** Settings of the newsletter with its figures: `NewsletterRecord`. */
  adminNewsletter: '/api/admin/newsletter',
  /** Subscriptions of the newsletter, a page: `SubscriptionRow`. */
  adminSubscriptions: '/api/admin/newsletter/subscriptions',
  /** One subscription; DELETE ends it. */
  adminSubscription: (id: number) => `/api/admin/newsletter/subscriptions/${id}` as const,
  /** Consents as a CSV file for the message management system (İYS). */
  adminSubscriptionsExport: '/api/admin/newsletter/subscriptions/export',
  /** Letters of the newsletter, a page: `LetterRow`. */
  adminLetters: '/api/admin/newsletter/letters',
  /** One letter: `LetterRecord`. */
  adminLetter: (id: number) => `/api/admin/newsletter/letters/${id}` as const,
  /** The mail of a letter as it will be sent: `LetterPreview`. */
  adminLetterPreview: (id: number) => `/api/admin/newsletter/letters/${id}/preview` as const,
  /** Sends a letter to the user who asks for it. */
  adminLetterTest: (id: number) => `/api/admin/newsletter/letters/${id}/test` as const,
  /** Starts (POST), pauses (DELETE) and resumes (PUT) the sending of a letter. */
  adminLetterSending: (id: number) => `/api/admin/newsletter/letters/${id}/sending` as const,
  adminOutbox: '/api/admin/mail/outbox',
  /** Sends a mail of the outbox again whose delivery failed. */
  adminOutboxRetry: (id: number) => `/api/admin/mail/outbox/${id}/retry` as const,
  accountNotifications: '/api/admin/account/notifications',
  adminSpamRules: '/api/admin/spam-rules',
  adminDataRequests: '/api/admin/privacy/requests',
  /** One data subject request. */
  adminDataRequest: (id: number) => `/api/admin/privacy/requests/${id}` as const,
  adminPersonalData: '/api/admin/privacy/person',
  adminPersonalDataNear: '/api/admin/privacy/person/near',
  adminPersonalDataExport: '/api/admin/privacy/person/export',
  adminErasure: '/api/admin/privacy/erase',
  adminRetention: '/api/admin/privacy/retention',
  adminDestructions: '/api/admin/privacy/destructions',
  adminDestruction: '/api/admin/privacy/destruction',
  adminDestructionClock: '/api/admin/privacy/destruction/clock',
  adminDestructionRestore: '/api/admin/privacy/destruction/restore',
  adminConsents: '/api/admin/privacy/consents',
  /** Text of a revision of the consent notice. */
  adminConsentRevision: (revision: string) => `/api/admin/privacy/consents/revisions/${revision}` as const,
  adminSupportDelivery: '/api/admin/support/delivery',
  adminSupportDesk: '/api/admin/support/desk',
  /** One support request: `SupportRecord`. */
  adminSupportRequest: (id: number) => `/api/admin/support/${id}` as const,
  /** Answers to a support request. */
  adminSupportAnswers: (id: number) => `/api/admin/support/${id}/answers` as const,
  /** Downloads an attachment of a support request. */
  adminSupportAttachment: (id: number, attachment: number) =>
    `/api/admin/support/${id}/attachments/${attachment}` as const,
  /** Downloads the CV of a job application. */
  adminCv: (id: number) => `/api/admin/human-resources/${id}/cv` as const,
  adminReleases: '/api/admin/releases',
  adminReleaseLog: '/api/admin/releases/log',
  /** Releases of a unit. */
  adminUnitReleases: (unit: Unit) => `/api/admin/releases/${unit}` as const,
  /** One stored release of a unit, named by `?release`. */
  adminRelease: (unit: Unit) => `/api/admin/releases/${unit}/release` as const,
  /** What visitors would lose with a stored release, named by `?release`. */
  adminReleaseLosses: (unit: Unit) => `/api/admin/releases/${unit}/losses` as const,
  /** Where sections and pages of a remote are used: `PlacingPage[]`. */
  adminSectionPlaces: (unit: Unit) => `/api/admin/releases/${unit}/places` as const,
  /** Where sections of a remote are switched off: `SwitchedOffPlace[]`. */
  adminSwitchedOffPlaces: (unit: Unit) => `/api/admin/releases/${unit}/switched-off-places` as const,
  /** Publishing credentials of all remotes. */
  adminReleaseKeys: '/api/admin/release-keys',
  /** One publishing credential. */
  adminReleaseKey: (id: number) => `/api/admin/release-keys/${id}` as const,
  /** Pipelines that publish without a stored secret. */
  adminReleasePipelines: '/api/admin/release-pipelines',
  /** One trusted pipeline. */
  adminReleasePipeline: (id: number) => `/api/admin/release-pipelines/${id}` as const,
  /** Additional remotes that teams have added. */
  adminRemotes: '/api/admin/remotes',
  /** One additional remote. */
  adminRemote: (name: RemoteName) => `/api/admin/remotes/${name}` as const,
  /** One link to a release. */
  adminReleaseLink: (id: number) => `/api/admin/release-links/${id}` as const,
  /** Retired remotes whose releases are kept. */
  adminArchivedRemotes: '/api/admin/archived-remotes',
  /** One retired remote. */
  adminArchivedRemote: (name: RemoteName) => `/api/admin/archived-remotes/${name}` as const,
  /**
   * Publishes a release, authorized by a publishing credential of the remote; `/promote` and `/rollback` are appended
   * for these commands.
   */
  publishRelease: (unit: Unit) => `/api/releases/${unit}` as const,
  /** Exchanges the ID token of a job for a publishing credential: body `PipelineTokenInput`, response `PipelineCredential`. */
  pipelineToken: '/api/releases/token',
  /**
   * Checks whether a build that is not published yet is compatible with this site: body `ReleaseRequirements`, response
   * `ReleaseCompatibility`.
   */
  releaseCompatibility: '/api/releases/fit',
  /** Release that a new document of the remote would load for this visitor: `?remote=`. */
  currentRelease: currentReleaseEndpoint,
  /** Fault reports of the shell: `FaultReport`. `releaseHealth` receives the successful starts. */
  releaseFaults: releaseFaultsEndpoint,
  releaseHealth: releaseHealthEndpoint,
  /** Ends the preview of a release and returns to the live one; sent by the preview badge. */
  leavePreview: '/api/releases/preview/leave',
  statistics: '/api/admin/statistics',
  visits: '/api/admin/statistics/visits',
  /** Route data of a server-rendered page; `page` is its path and query. */
  hydration: (hash: string, page: string) => `/api/hydration/${hash}${page}` as const,
  /** Sections of remotes on a page, as it is rendered for this visitor: `RenderedSections`; `page` is its path and query. */
  sections: (page: string) => `${sectionsEndpoint}${page}` as const,
  content: '/api/pages/content',
  articles: '/api/pages/blog',
  /** Article by its slug. */
  article: (slug: string) => `/api/pages/blog/${encodeURIComponent(slug)}` as const,
  pageMeta: '/api/pages/page-meta',
  languages: '/api/pages/all-languages',
  staticTexts: '/api/pages/static-languages',
  /** Changes the language of the site. */
  changeLanguage: (abbr: string) => `${changeLanguageEndpoint}${encodeURIComponent(abbr)}` as const,
  contactInformation: '/api/pages/contact-information',
  socialMedia: '/api/pages/social-media',
  contracts: '/api/pages/contracts',
  /** Contract by its slug. */
  contract: (slug: string) => `/api/pages/contract/${encodeURIComponent(slug)}` as const,
  projects: '/api/pages/projects',
  /** Values by which the list of projects can be filtered: `ProjectFilters`. */
  projectFilters: '/api/pages/project-filters',
  /** Project by its slug. */
  project: (slug: string) => `/api/pages/project/${encodeURIComponent(slug)}` as const,
  /** The public people in the order of staff: `PersonSummary[]`. */
  people: '/api/pages/people',
  /** Person by the slug of the page. */
  person: (slug: string) => `/api/pages/person/${encodeURIComponent(slug)}` as const,
  /** Job openings that take applications: `OpeningList`. */
  openings: '/api/pages/openings',
  /** Job opening by its slug. */
  opening: (slug: string) => `/api/pages/opening/${encodeURIComponent(slug)}` as const,
  /** Documents that visitors can download: `DocumentList`. */
  documents: '/api/pages/documents',
  homeSections: '/api/pages/home-sections',
  /** The sections of a page that always exists: `PageSections`. */
  pageSections: '/api/pages/page-sections',
  /** The menus that staff have made: `SiteMenus`. */
  menus: '/api/pages/menus',
  /** The notices that are public now: `SiteAnnouncements`. */
  announcements: '/api/pages/announcements',
  /** Search in all pages: `SiteSearchResults`. */
  search: '/api/pages/search',
  /** What a visitor may mean while typing: `SearchSuggestions`. */
  searchSuggestions: '/api/pages/search/suggestions',
  /** A page that staff have made, by its path: `SitePage`. */
  sitePage: (path: string) => `/api/pages/site-page?path=${encodeURIComponent(path)}` as const,
  sliders: '/api/pages/sliders',
  certificates: '/api/pages/certificates',
  categories: '/api/pages/categories',
  /** Products of a category, by its slug. */
  categoryProducts: (slug: string) => `/api/pages/products/${encodeURIComponent(slug)}` as const,
  searchProducts: '/api/pages/search-products',
  /** Product by its slug. */
  product: (slug: string) => `/api/pages/product/${encodeURIComponent(slug)}` as const,
  /** One page of the products: `?category&search&page`; without the limit of `searchProducts`. */
  productList: '/api/pages/product-list',
  /** Categories with public products: `ProductCategories`. */
  productCategories: '/api/pages/product-categories',
  /** Category with public products, by its slug: `CategoryPage`. */
  category: (slug: string) => `/api/pages/category/${encodeURIComponent(slug)}` as const,
  /** Submission of the public form of an inbox. */
  publicForm: (kind: MailboxKind) => `/api/pages/${kind}` as const,
  /** Reports a navigation inside the browser. Document requests are counted by the server itself. */
  pageVisits: pageVisitsEndpoint,
  /** Whether the site has a newsletter: `PublicNewsletter`. A form of a visitor is posted to the same address. */
  newsletter: '/api/pages/newsletter',
  /** Page with the button that confirms a subscription. */
  newsletterConfirm: (token: string) => `/api/pages/newsletter/confirm/${token}` as const,
  /** Page with the button that ends a subscription; a POST without a session ends it (RFC 8058). */
  newsletterLeave: (token: string) => `/api/pages/newsletter/leave/${token}` as const,
  /** Stores the choice in the consent notice: `ConsentChoice`. */
  consents: consentsEndpoint,
} as const;

/**
 * First path segments that are never pages; an unknown address below them returns a plain 404 response (product §2).
 */
export const reservedSegments = [
  'api',
  'releases',
  'kit',
  'assets',
  'media',
  previewSegment,
  'sitemap.xml',
  'robots.txt',
  'rss.xml',
  'favicon.ico',
  'manifest.webmanifest',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'healthz',
  'readyz',
  'metrics',
] as const;
