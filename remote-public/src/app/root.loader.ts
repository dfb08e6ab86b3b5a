import type { ContactItem } from 'shared-contracts/contact-information';
import type { ContractLink } from 'shared-contracts/contracts';
import type { SiteLanguage } from 'shared-contracts/languages';
import type { PageMetaMap } from 'shared-contracts/page-meta';
import { api } from 'shared-contracts/paths';
import type { SocialLink } from 'shared-contracts/social-media';
import type { StaticTexts } from 'shared-contracts/static-texts';
import type { RootData } from '../shared/root-data.ts';
import type { SiteContext } from '../shared/site-context.ts';

export async function loadRoot({ language, read, readOnce }: SiteContext): Promise<RootData> {
  const [texts, languages, contact, social, contracts, meta] = await Promise.all([
    read<StaticTexts>(api.staticTexts),
    read<SiteLanguage[]>(api.languages),
    read<ContactItem[]>(api.contactInformation),
    read<SocialLink[]>(api.socialMedia),
    readOnce<ContractLink[]>(api.contracts),
    read<PageMetaMap>(api.pageMeta),
  ]);
  return {
    language: language(),
    texts: texts.data,
    languages: languages.data,
    contact: contact.data,
    social: social.data,
    contracts: contracts.data,
    meta: meta.data,
  };
}
