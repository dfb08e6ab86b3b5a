import type { ServerModule } from '../server-module.ts';
import { accountModule } from './account/account.module.ts';
import { announcementsModule } from './announcements/announcements.module.ts';
import { apiKeysModule } from './api-keys/api-keys.module.ts';
import { articlesModule } from './articles/articles.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { authModule } from './auth/auth.module.ts';
import { brandingModule } from './branding/branding.module.ts';
import { bulkModule } from './bulk/bulk.module.ts';
import { catalogueModule } from './catalogue/catalogue.module.ts';
import { companyAnnouncementsModule } from './company-announcements/company-announcements.module.ts';
import { companyFactsModule } from './company-facts/company-facts.module.ts';
import { consentsModule } from './consents/consents.module.ts';
import { contactInformationModule } from './contact-information/contact-information.module.ts';
import { contentPreviewsModule } from './content-previews/content-previews.module.ts';
import { contractsModule } from './contracts/contracts.module.ts';
import { downloadsModule } from './downloads/downloads.module.ts';
import { draftsModule } from './drafts/drafts.module.ts';
import { historyModule } from './history/history.module.ts';
import { homeSectionsModule } from './home-sections/home-sections.module.ts';
import { inboxModule } from './inbox/inbox.module.ts';
import { inboxStreamModule } from './inbox-stream/inbox-stream.module.ts';
import { kitModule } from './kit/kit.module.ts';
import { languagesModule } from './languages/languages.module.ts';
import { legalTextsModule } from './legal-texts/legal-texts.module.ts';
import { linksModule } from './links/links.module.ts';
import { mailModule } from './mail/mail.module.ts';
import { mediaModule } from './media/media.module.ts';
import { menusModule } from './menus/menus.module.ts';
import { newsletterModule } from './newsletter/newsletter.module.ts';
import { noticesModule } from './notices/notices.module.ts';
import { openApiModule } from './openapi/openapi.module.ts';
import { documentsModule } from './documents/documents.module.ts';
import { openingsModule } from './openings/openings.module.ts';
import { pageContentsModule } from './page-contents/page-contents.module.ts';
import { pageMetaModule } from './page-meta/page-meta.module.ts';
import { peopleModule } from './people/people.module.ts';
import { pictureItemsModule } from './picture-items/picture-items.module.ts';
import { presenceModule } from './presence/presence.module.ts';
import { privacyModule } from './privacy/privacy.module.ts';
import { projectsModule } from './projects/projects.module.ts';
import { publicationModule } from './publication/publication.module.ts';
import { publicFormsModule } from './public-forms/public-forms.module.ts';
import { redirectsModule } from './redirects/redirects.module.ts';
import { releasesModule } from './releases/releases.module.ts';
import { samplesModule } from './samples/samples.module.ts';
import { searchModule } from './search/search.module.ts';
import { siteExportModule } from './site-export/site-export.module.ts';
import { siteImportModule } from './site-import/site-import.module.ts';
import { sitePagesModule } from './site-pages/site-pages.module.ts';
import { siteSearchModule } from './site-search/site-search.module.ts';
import { siteSettingsModule } from './site-settings/site-settings.module.ts';
import { socialMediaModule } from './social-media/social-media.module.ts';
import { spamModule } from './spam/spam.module.ts';
import { startingSiteModule } from './starting-site/starting-site.module.ts';
import { statisticsModule } from './statistics/statistics.module.ts';
import { supportModule } from './support/support.module.ts';
import { translationsModule } from './translations/translations.module.ts';
import { trashModule } from './trash/trash.module.ts';
import { usersModule } from './users/users.module.ts';
import { visitsModule } from './visits/visits.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';
import { remotePagesModule } from './remote-pages/remote-pages.module.ts';

/** All modules. Everything that concerns all of them is a loop over this list; no other code names a single module. */
export const modules: readonly ServerModule[] = [
  accountModule,
  announcementsModule,
  apiKeysModule,
  articlesModule,
  auditModule,
  authModule,
  brandingModule,
  bulkModule,
  catalogueModule,
  companyAnnouncementsModule,
  companyFactsModule,
  consentsModule,
  contactInformationModule,
  contentPreviewsModule,
  contractsModule,
  downloadsModule,
  draftsModule,
  historyModule,
  homeSectionsModule,
  inboxModule,
  inboxStreamModule,
  kitModule,
  languagesModule,
  legalTextsModule,
  linksModule,
  mailModule,
  mediaModule,
  menusModule,
  newsletterModule,
  noticesModule,
  openApiModule,
  pageContentsModule,
  pageMetaModule,
  peopleModule,
  pictureItemsModule,
  presenceModule,
  privacyModule,
  documentsModule,
  openingsModule,
  projectsModule,
  publicationModule,
  publicFormsModule,
  redirectsModule,
  releasesModule,
  remotePagesModule,
  samplesModule,
  searchModule,
  siteExportModule,
  siteImportModule,
  sitePagesModule,
  siteSearchModule,
  siteSettingsModule,
  socialMediaModule,
  spamModule,
  startingSiteModule,
  statisticsModule,
  supportModule,
  translationsModule,
  trashModule,
  usersModule,
  visitsModule,
  webhooksModule,
];
