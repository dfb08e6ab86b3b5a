import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import type { SiteLanguage } from '@vitrin/shared-contracts/languages';
import type { SiteMenus } from '@vitrin/shared-contracts/menus';
import type { PageMetaMap } from '@vitrin/shared-contracts/page-meta';
import { api } from '@vitrin/shared-contracts/paths';
import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import type { SocialLink } from '@vitrin/shared-contracts/social-media';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import type { RootData } from '../shared/root-data.ts';
import type { SiteContext } from '../shared/site-context.ts';

export async function loadRoot({ language, read, readOnce }: SiteContext): Promise<RootData> {
  const [texts, languages, contact, social, contracts, meta, menus] = await Promise.all([
    read<StaticTexts>(api.staticTexts),
    read<SiteLanguage[]>(api.languages),
    read<ContactItem[]>(api.contactInformation),
    read<SocialLink[]>(api.socialMedia),
    readOnce<ContractLink[]>(api.contracts),
    read<PageMetaMap>(api.pageMeta),
    readMenus(read),
  ]);
  return {
    language: language(),
    texts: texts.data,
    languages: languages.data,
    contact: contact.data,
    social: social.data,
    contracts: contracts.data,
    meta: meta.data,
    menus,
  };
}

/** Returns the menus that staff have made; null if there are none, also on a server of API surface 1.1, which has no such read. */
async function readMenus(read: SiteContext['read']): Promise<SiteMenus | null> {
  try {
    const { data } = await read<SiteMenus>(api.menus);
    return Object.values(data).some((menu) => menu !== null) ? data : null;
  } catch (error) {
    if (apiStatus(error) === 404) return null;
    throw error;
  }
}
