import { recordModuleNames, recordModuleRights, type RecordModuleName } from '@vitrin/shared-contracts/record-modules';
import type { Right } from '@vitrin/shared-contracts/rights';

/** Reviewed manually: the matrix trusts the right that a route declares for itself. */
export const rightsBelow: Readonly<Record<string, readonly Right[]>> = {
  ...Object.fromEntries(recordModuleNames.map((name) => [name, routeRights(name)])),
  account: ['account.use'],
  announcements: ['announcements.delete', 'announcements.read', 'announcements.write'],
  'api-keys': ['api-keys.read', 'api-keys.write'],
  'archived-remotes': ['releases.publish', 'releases.read'],
  'article-categories': ['articles.delete', 'articles.order', 'articles.read', 'articles.write'],
  audit: ['audit.read'],
  blog: ['articles.read', 'articles.write', 'articles.order', 'articles.delete'],
  categories: ['catalogue.read', 'catalogue.write'],
  certificates: ['certificates.read', 'certificates.write'],
  contact: ['messages.contact'],
  contents: ['pages.read', 'pages.write'],
  contracts: ['contracts.read', 'contracts.write', 'contracts.delete'],
  // Files for visitors belong to the media library.
  downloads: ['media.read', 'media.write'],
  drafts: ['account.use'],
  'home-sections': ['home-sections.read', 'home-sections.write'],
  // Each request also needs a right of the kind that it concerns: draft-rights.test.ts, history.test.ts, bulk.test.ts.
  ...Object.fromEntries(
    ['bulk', 'history', 'presence', 'publication', 'reviews'].map((name) => [name, ['account.use'] as const]),
  ),
  // Each request also needs the right of the kind that it shows: preview-rights.test.ts, preview-links.test.ts.
  'preview-links': ['account.use'],
  previews: ['account.use'],
  'human-resources': ['messages.human-resources'],
  inbox: ['account.use'],
  invitations: ['users.read', 'users.write'],
  languages: ['languages.read', 'languages.write'],
  // Each request also needs the right of the kind that it concerns: links.test.ts.
  links: ['account.use'],
  logout: ['account.use'],
  'main-categories': ['catalogue.read', 'catalogue.write'],
  mail: ['mail.read', 'mail.write'],
  media: ['media.read', 'media.write'],
  'menu-targets': ['menus.read'],
  menus: ['menus.read', 'menus.write'],
  notices: ['account.use'],
  // The description of the API, for every user.
  'openapi.json': ['account.use'],
  newsletter: ['newsletter.read', 'newsletter.write'],
  'page-headers': ['pages.read', 'pages.write'],
  'page-meta': ['page-meta.read', 'page-meta.write'],
  'placeable-sections': ['site-pages.read'],
  privacy: ['privacy.read', 'privacy.write'],
  products: ['catalogue.read', 'catalogue.write'],
  redirects: ['redirects.read', 'redirects.write'],
  'remote-pages': ['menus.read'],
  'release-keys': ['releases.publish', 'releases.read'],
  'release-links': ['releases.publish'],
  'release-pipelines': ['releases.publish', 'releases.read'],
  releases: ['releases.override', 'releases.preview', 'releases.publish', 'releases.read'],
  remotes: ['releases.publish', 'releases.read'],
  role: ['account.use'],
  roles: ['users.read', 'users.write'],
  session: ['account.use'],
  searches: ['redirects.read'],
  'settings/branding': ['branding.read', 'branding.write'],
  'legal-texts': ['contracts.draft-own', 'contracts.read', 'contracts.write'],
  'first-steps': ['branding.write', 'dashboard.read'],
  samples: ['site-pages.delete', 'site-pages.read'],
  'company-announcements': ['contracts.read', 'contracts.write'],
  'settings/company-facts': ['contact-information.read', 'contact-information.write'],
  'settings/contact-information': ['contact-information.read', 'contact-information.write'],
  'settings/site': ['site-settings.read', 'site-settings.write'],
  'settings/social-media': ['social-media.read', 'social-media.write'],
  'site-pages': ['site-pages.delete', 'site-pages.read', 'site-pages.write'],
  'page-sections': ['site-pages.read', 'site-pages.write'],
  people: ['people.delete', 'people.read', 'people.write'],
  documents: ['documents.delete', 'documents.read', 'documents.write'],
  openings: ['openings.delete', 'openings.read', 'openings.write'],
  projects: ['projects.delete', 'projects.read', 'projects.write'],
  'site-imports': ['site-import.run'],
  'site-search': ['site-search.use'],
  sliders: ['sliders.read', 'sliders.write'],
  'spam-rules': ['spam-rules.read', 'spam-rules.write'],
  statistics: ['dashboard.read', 'visits.read'],
  status: ['account.use'],
  support: ['support.ask', 'support.answer'],
  translations: ['translations.use'],
  trash: ['trash.use'],
  users: ['users.read', 'users.write', 'users.second-factor'],
  webhooks: ['webhooks.read', 'webhooks.write'],
};

/** Routes ask for the right to write; that to write drafts only is asked for by the write itself: draft-rights.test.ts. */
function routeRights(name: RecordModuleName): Right[] {
  const [read, , , write] = recordModuleRights(name);
  return [read, write];
}
