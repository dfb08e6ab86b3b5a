import { dashboard } from './dashboard/dashboard.module.tsx';
import { firstSteps } from './first-steps/first-steps.module.tsx';
import { pageContents } from './page-contents/page-contents.module.tsx';
import { menus } from './menus/menus.module.tsx';
import { homeSections } from './home-sections/home-sections.module.tsx';
import { sitePages } from './site-pages/site-pages.module.tsx';
import { pictureItems } from './picture-items/picture-items.module.tsx';
import { announcements } from './announcements/announcements.module.tsx';
import { articleCategories } from './articles/categories/article-categories.module.tsx';
import { articles } from './articles/articles.module.tsx';
import { documents } from './documents/documents.module.tsx';
import { openings } from './openings/openings.module.tsx';
import { projects } from './projects/projects.module.tsx';
import { people } from './people/people.module.tsx';
import { catalogue } from './catalogue/catalogue.module.tsx';
import { contracts } from './contracts/contracts.module.tsx';
import { companyAnnouncements } from './company-announcements/company-announcements.module.tsx';
import { media } from './media/media.module.tsx';
import { contactInformation } from './contact-information/contact-information.module.tsx';
import { companyFacts } from './company-facts/company-facts.module.tsx';
import { socialMedia } from './social-media/social-media.module.tsx';
import { siteSettings } from './site-settings/site-settings.module.tsx';
import { pageMeta } from './page-meta/page-meta.module.tsx';
import { languages } from './languages/languages.module.tsx';
import { branding } from './branding/branding.module.tsx';
import { users } from './users/users.module.tsx';
import { redirects } from './redirects/redirects.module.tsx';
import { releases } from './releases/releases.module.tsx';
import { apiKeys } from './api-keys/api-keys.module.tsx';
import { audit } from './audit/audit.module.tsx';
import { account } from './account/account.module.tsx';
import { translations } from './translations/translations.module.tsx';
import { reviews } from './reviews/reviews.module.tsx';
import { siteImport } from './site-import/site-import.module.tsx';
import { siteSearch } from './site-search/site-search.module.tsx';
import { trash } from './trash/trash.module.tsx';
import { mailbox } from './mailbox/mailbox.module.tsx';
import { spamRules } from './spam-rules/spam-rules.module.tsx';
import { mail } from './mail/mail.module.tsx';
import { newsletter } from './newsletter/newsletter.module.tsx';
import { privacy } from './privacy/privacy.module.tsx';
import { webhooks } from './webhooks/webhooks.module.tsx';
import { support } from './support/support.module.tsx';

/**
 * All features of the panel. Routes, navigation, palette and drafts iterate over this list; no other code names a
 * feature.
 */
export const modules = [
  dashboard,
  firstSteps,
  pageContents,
  sitePages,
  menus,
  announcements,
  homeSections,
  pictureItems,
  articles,
  articleCategories,
  projects,
  people,
  openings,
  documents,
  catalogue,
  contracts,
  companyAnnouncements,
  media,
  contactInformation,
  companyFacts,
  socialMedia,
  siteSettings,
  pageMeta,
  languages,
  branding,
  users,
  redirects,
  releases,
  audit,
  apiKeys,
  translations,
  reviews,
  siteSearch,
  siteImport,
  trash,
  account,
  mailbox,
  spamRules,
  mail,
  newsletter,
  privacy,
  support,
  webhooks,
] as const;

type DraftsOf<M> = M extends { drafts?: infer D } ? keyof NonNullable<D> : never;

/** Names of all forms that store drafts. */
export type DraftFormName = DraftsOf<(typeof modules)[number]>;
