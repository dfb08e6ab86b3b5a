import { adminPaths } from '@vitrin/shared-contracts/paths';
import { recordModuleNames, recordModulePaths, type RecordModuleName } from '@vitrin/shared-contracts/record-modules';
import type { ChangeEntity } from '@vitrin/shared-contracts/statistics';

interface ChangedScreen {
  list: string;
  record: (id: number) => string;
}

function listOnly(list: string): ChangedScreen {
  return { list, record: () => list };
}

const ofModules = Object.fromEntries(
  recordModuleNames.map((name) => {
    const { list, update } = recordModulePaths(name);
    return [name, { list, record: update }];
  }),
) as { [Name in RecordModuleName]: ChangedScreen };

/** List and record screens by entity of a change. */
export const changedScreens: Readonly<Record<ChangeEntity, ChangedScreen>> = {
  article: { list: adminPaths.articles, record: adminPaths.articleUpdate },
  contract: { list: adminPaths.contracts, record: adminPaths.contractUpdate },
  user: { list: adminPaths.users, record: adminPaths.userUpdate },
  'page-contents': listOnly(adminPaths.homePage),
  'page-meta': listOnly(adminPaths.pageMeta),
  'page-header': listOnly(adminPaths.pageMeta),
  menu: listOnly(adminPaths.menus),
  'site-page': { list: adminPaths.sitePages, record: adminPaths.sitePageUpdate },
  announcement: { list: adminPaths.announcements, record: adminPaths.announcementUpdate },
  'home-section': listOnly(adminPaths.homePage),
  'page-sections': listOnly(adminPaths.homePage),
  person: { list: adminPaths.people, record: adminPaths.personUpdate },
  document: { list: adminPaths.documents, record: adminPaths.documentUpdate },
  'article-category': { list: adminPaths.articleCategories, record: adminPaths.articleCategoryUpdate },
  opening: { list: adminPaths.openings, record: adminPaths.openingUpdate },
  project: { list: adminPaths.projects, record: adminPaths.projectUpdate },
  slider: listOnly(adminPaths.sliders),
  certificate: listOnly(adminPaths.certificates),
  'main-category': listOnly(adminPaths.catalogue),
  category: listOnly(adminPaths.catalogue),
  product: listOnly(adminPaths.catalogue),
  media: listOnly(adminPaths.media),
  'contact-information': listOnly(adminPaths.contactInformation),
  'social-media': listOnly(adminPaths.socialMedia),
  'company-announcement': listOnly(adminPaths.companyAnnouncements),
  'company-facts': listOnly(adminPaths.companyFacts),
  'site-settings': listOnly(adminPaths.siteSettings),
  branding: listOnly(adminPaths.branding),
  language: listOnly(adminPaths.languages),
  redirect: listOnly(adminPaths.redirects),
  ...ofModules,
};
