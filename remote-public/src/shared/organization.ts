import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, Organization, WithContext } from 'schema-dts';
import { contentsOf, hoursOf, itemsOf, telephoneLink } from './contact-facts.ts';
import { rootDataOf } from './head.ts';
import { parsePostalAddress } from './postal-address.ts';

/**
 * Returns the company as structured data, with the same id on every page. A company with an address is a LocalBusiness.
 */
export function organization(context: HeadContext): WithContext<LocalBusiness | Organization> {
  const { contact, social } = rootDataOf(context);
  const addresses = contentsOf(contact, 'adres');
  const [map] = contentsOf(contact, 'source_link');
  const logo = context.branding?.mainLogoPath;
  const common = {
    '@id': companyId,
    name: context.companyName,
    url: publicPaths.home,
    ...(logo && { logo, image: logo }),
    telephone: itemsOf(contact, 'telefon').map((item) => telephoneLink(item).slice('tel:'.length)),
    email: contentsOf(contact, 'email'),
    sameAs: social.map(({ uri }) => uri),
  };
  if (addresses.length === 0) return { '@context': 'https://schema.org', '@type': 'Organization', ...common };
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...common,
    address: addresses.map((address) => ({ '@type': 'PostalAddress', ...parsePostalAddress(address) })),
    ...(map && { hasMap: map }),
    openingHoursSpecification: openingHours(context),
  };
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

const days: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the opening hours; days without hours are omitted, which means closed. */
function openingHours(context: HeadContext): OpeningHoursSpecification[] {
  const lines = itemsOf(rootDataOf(context).contact, 'shift').flatMap(hoursOf);
  return lines.flatMap(({ days: open, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: open.flatMap((day) => days[day - 1] ?? []),
            opens,
            closes,
          },
        ],
  );
}
