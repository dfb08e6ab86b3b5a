import type { SiteAnnouncements } from '@vitrin/shared-contracts/announcements';
import type { SiteCompany } from '@vitrin/shared-contracts/company-facts';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import type { SiteLanguage } from '@vitrin/shared-contracts/languages';
import type { SiteMenus } from '@vitrin/shared-contracts/menus';
import type { PageMetaMap } from '@vitrin/shared-contracts/page-meta';
import { api } from '@vitrin/shared-contracts/paths';
import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import type { SocialLink } from '@vitrin/shared-contracts/social-media';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import { noAnnouncements, noMenus, noNewsletter, type RootData } from '../shared/root-data.ts';
import type { SiteContext } from '../shared/site-context.ts';
import { footerNewsletter } from './layout/lazy-newsletter.ts';
import { announcementsPart } from './layout/announcements/lazy-announcements.ts';

export async function loadRoot({ language, read, readOnce, listNames }: SiteContext): Promise<RootData> {
  const [texts, languages, contact, social, contracts, meta, menus, announcements, company, newsletter] =
    await Promise.all([
      read<SiteTexts>(api.staticTexts),
      read<SiteLanguage[]>(api.languages),
      read<ContactItem[]>(api.contactInformation),
      read<SocialLink[]>(api.socialMedia),
      readOnce<ContractLink[]>(api.contracts),
      read<PageMetaMap>(api.pageMeta),
      readMenus(read),
      readAnnouncements(read),
      readIfKnown<SiteCompany>(read, api.companyFacts, { facts: null, forms_closed: false }),
      readIfKnown(read, api.newsletter, noNewsletter),
    ]);
  if (announcements && announcements.announcements.length > 0) await announcementsPart.load();
  if (newsletter.open && newsletter.footer) await footerNewsletter.load();
  return {
    language: language(),
    texts: texts.data,
    languages: languages.data,
    ...(listNames && { listNames }),
    contact: contact.data,
    social: social.data,
    contracts: contracts.data,
    meta: meta.data,
    menus,
    announcements,
    company: company.facts,
    ...(company.trade !== undefined && { trade: company.trade }),
    formsClosed: company.forms_closed,
    newsletter: newsletter.open ? newsletter : null,
  };
}

/** Returns the notices of the site; null if there are none in any language, also on a server that has no such read. */
async function readAnnouncements(read: SiteContext['read']): Promise<SiteAnnouncements | null> {
  const { languages, ...shown } = await readIfKnown(read, api.announcements, noAnnouncements);
  return languages.length > 0 ? { ...shown, languages } : null;
}

/** Returns the menus that staff have made; null if there are none, also on a server of API surface 1.1, which has no such read. */
async function readMenus(read: SiteContext['read']): Promise<SiteMenus | null> {
  const menus = await readIfKnown(read, api.menus, noMenus);
  return Object.values(menus).some((menu) => menu !== null) ? menus : null;
}

async function readIfKnown<T>(read: SiteContext['read'], path: string, otherwise: T): Promise<T> {
  try {
    return (await read<T>(path)).data;
  } catch (error) {
    if (apiStatus(error) === 404) return otherwise;
    throw error;
  }
}
