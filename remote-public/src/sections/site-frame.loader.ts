import type { SiteCompany } from '@vitrin/shared-contracts/company-facts';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import type { SiteLanguage } from '@vitrin/shared-contracts/languages';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import type { SiteMenus } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import type { SectionContext } from '@vitrin/shared-contracts/remote-sections';
import type { SocialLink } from '@vitrin/shared-contracts/social-media';
import type { FrameData, FrameTexts } from '../shared/frame.ts';

/** Data of a part of the site around a page of another remote. */
export interface SiteFrameData {
  frame: FrameData;
  /** Path of the page, as the routes have it. */
  pathname: string;
}

export async function loadHeader(_values: object, context: SectionContext): Promise<SiteFrameData> {
  return frameData(context, await loadCommon(context));
}

export async function loadFooter(_values: object, context: SectionContext): Promise<SiteFrameData> {
  const read = readIn(context);
  const [common, social, contracts, company] = await Promise.all([
    loadCommon(context),
    read<SocialLink[]>(api.socialMedia),
    read<ContractLink[]>(api.contracts),
    read<SiteCompany>(api.companyFacts),
  ]);
  return frameData(context, { ...common, social, contracts, company: company.facts });
}

/** A form does not belong to a page of another remote: there is no newsletter. */
const nothing = { social: [], contracts: [], company: null, newsletter: null };

type Loaded = Omit<FrameData, 'language' | 'listNames' | keyof typeof nothing> & Partial<FrameData>;

function frameData({ language, listNames, pageUrl }: SectionContext, loaded: Loaded): SiteFrameData {
  const [path = ''] = pageUrl.split('?', 1);
  return {
    frame: { language: language(), ...(listNames && { listNames }), ...nothing, ...loaded },
    pathname: exchangeNames(path, listNames),
  };
}

async function loadCommon(context: SectionContext): Promise<Loaded> {
  const read = readIn(context);
  const [texts, languages, contact, menus] = await Promise.all([
    read<SiteTexts>(api.staticTexts),
    read<SiteLanguage[]>(api.languages),
    read<ContactItem[]>(api.contactInformation),
    read<SiteMenus>(api.menus),
  ]);
  return { texts: shownTexts(texts), languages, contact, menus };
}

function shownTexts({ common, company, footer, home, navbar, search }: SiteTexts): FrameTexts {
  const { contactAction } = home;
  return { common, company, footer, navbar, home: { contactAction }, search: { label: search.label } };
}

function readIn({ language, read }: SectionContext): <T>(path: string) => Promise<T> {
  return async <T>(path: string) => (await read<T>(path, { lang: language() })).data;
}
