import type { ContactItem } from 'shared-contracts/contact-information';
import type { ContractLink } from 'shared-contracts/contracts';
import type { Language } from 'shared-contracts/languages';
import type { BreadcrumbsContent } from 'shared-contracts/page-contents';
import type { PageMetaMap } from 'shared-contracts/page-meta';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import type { SocialLink } from 'shared-contracts/social-media';
import type { StaticTexts } from 'shared-contracts/static-texts';
import type { RootData } from '../shared/root-data.ts';

export async function loadRoot({ language, read }: RemoteContext): Promise<RootData> {
  const [texts, languages, contact, social, contracts, meta, breadcrumbs] = await Promise.all([
    read<StaticTexts>(api.staticTexts),
    read<Language[]>(api.languages),
    read<ContactItem[]>(api.contactInformation),
    read<SocialLink[]>(api.socialMedia),
    read<ContractLink[]>(api.contracts),
    read<PageMetaMap>(api.pageMeta),
    read<BreadcrumbsContent>(api.content, { page: 'breadcrumbs' }),
  ]);
  return {
    language: language(),
    texts: texts.data,
    languages: languages.data,
    contact: contact.data,
    social: social.data,
    contracts: contracts.data,
    meta: meta.data,
    breadcrumbs: breadcrumbs.data,
  };
}
