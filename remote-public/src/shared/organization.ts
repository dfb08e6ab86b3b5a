import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { LocalBusiness, Organization, WithContext } from 'schema-dts';
import { branchAnchor } from './branches/branch-anchor.ts';
import { contentsOf, hoursOf, itemsOf, mapOf, telephoneLink } from './contact-facts.ts';
import { rootDataOf } from './head.ts';
import { structuredCompany } from './company/structured-company.ts';
import { openingHours, specialHours } from './opening-hours.ts';
import { parsePostalAddress } from './postal-address.ts';

/**
 * Returns the company as structured data, with the same id on every page. A company with an address is a LocalBusiness,
 * at its first address; the others are its branches. Parts may be empty: the server leaves them out.
 */
export function organization(context: HeadContext): WithContext<LocalBusiness | Organization> {
  const { company, contact, social, texts } = rootDataOf(context);
  const [head, ...others] = itemsOf(contact, 'adres');
  const own = contact.filter(({ name }) => name === head?.name || others.every((branch) => branch.name !== name));
  const common = {
    '@id': companyId,
    ...businessOf(context, context.companyName, own),
    ...structuredCompany(company, texts.company),
    logo: context.branding?.mainLogoPath ?? '',
    sameAs: social.map(({ uri }) => uri),
  };
  if (!head) return { '@context': 'https://schema.org', '@type': 'Organization', ...common };
  return { '@context': 'https://schema.org', '@type': 'LocalBusiness', ...common, ...placeOf(head, contact, own) };
}

/**
 * Returns every address but the first as a business that belongs to the company, with the contact information of the
 * same name. Search engines allow one address per business.
 */
export function branches(context: HeadContext): WithContext<LocalBusiness>[] {
  const { contact } = rootDataOf(context);
  const [head, ...others] = itemsOf(contact, 'adres');
  return others.map((address) => {
    const own = contact.filter(({ name }) => name === address.name && name !== head?.name);
    return {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': `${companyId}-${address.id}`,
      ...businessOf(context, `${context.companyName} – ${address.name}`, own),
      url: pathInLanguage(`${publicPaths.contact}#${branchAnchor(address.id)}`, context.language),
      ...placeOf(address, contact, own),
      parentOrganization: { '@type': 'Organization', '@id': companyId },
    };
  });
}

/** Returns the company as structured data for what it publishes or offers. */
export function publisher({ companyName, branding }: HeadContext): Organization {
  const logo = branding?.mainLogoPath;
  return {
    '@type': 'Organization',
    '@id': companyId,
    name: companyName,
    url: publicPaths.home,
    ...(logo && { logo: { '@type': 'ImageObject', url: logo } }),
  };
}

const companyId = `${publicPaths.home}#company`;

/** Returns what a company and each of its branches have, with the given contact information. */
function businessOf({ branding }: HeadContext, name: string, own: readonly ContactItem[]) {
  return {
    name,
    url: publicPaths.home,
    image: branding?.mainLogoPath ?? '',
    telephone: itemsOf(own, 'telefon').map((item) => telephoneLink(item).slice('tel:'.length)),
    email: contentsOf(own, 'email'),
  };
}

/** Returns where a business is and when it is open. */
function placeOf(address: ContactItem, all: readonly ContactItem[], own: readonly ContactItem[]) {
  const lines = itemsOf(own, 'shift').flatMap(hoursOf);
  return {
    address: { '@type': 'PostalAddress' as const, ...parsePostalAddress(address.content) },
    hasMap: mapOf(address, all) ?? '',
    openingHoursSpecification: openingHours(lines),
    specialOpeningHoursSpecification: specialHours(lines),
  };
}
