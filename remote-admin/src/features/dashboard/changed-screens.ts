import { adminPaths } from 'shared-contracts/paths';
import { recordModuleNames, recordModulePaths, type RecordModuleName } from 'shared-contracts/record-modules';
import type { ChangeEntity } from 'shared-contracts/statistics';

interface ChangedScreen {
  list: string;
  record: (id: number) => string;
}

function onlyList(list: string): ChangedScreen {
  return { list, record: () => list };
}

const ofModules = Object.fromEntries(
  recordModuleNames.map((name) => {
    const { list, update } = recordModulePaths(name);
    return [name, { list, record: update }];
  }),
) as { [Name in RecordModuleName]: ChangedScreen };

/** Where the record of a change is looked at. */
export const screens: Readonly<Record<ChangeEntity, ChangedScreen>> = {
  article: { list: adminPaths.articles, record: adminPaths.articleUpdate },
  contract: { list: adminPaths.contracts, record: adminPaths.contractUpdate },
  user: { list: adminPaths.users, record: adminPaths.userUpdate },
  'page-contents': onlyList(adminPaths.homePage),
  'page-meta': onlyList(adminPaths.pageMeta),
  'home-section': onlyList(adminPaths.homeSections),
  slider: onlyList(adminPaths.sliders),
  certificate: onlyList(adminPaths.certificates),
  'main-category': onlyList(adminPaths.catalogue),
  category: onlyList(adminPaths.catalogue),
  product: onlyList(adminPaths.catalogue),
  media: onlyList(adminPaths.media),
  'contact-information': onlyList(adminPaths.contactInformation),
  'social-media': onlyList(adminPaths.socialMedia),
  'site-settings': onlyList(adminPaths.siteSettings),
  branding: onlyList(adminPaths.branding),
  language: onlyList(adminPaths.languages),
  redirect: onlyList(adminPaths.redirects),
  ...ofModules,
};
