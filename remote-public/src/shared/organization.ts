import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import { isSpecialHours, type WorkingHours } from '@vitrin/shared-contracts/contact-information';
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
  const lines = itemsOf(contact, 'shift').flatMap(hoursOf);
  const logo = context.branding?.mainLogoPath;
  const common = {
    '@id': companyId,
    name: context.companyName,
    url: publicPaths.home,
    ...(logo && { logo, image: logo }),
    ...listed(
      'telephone',
      itemsOf(contact, 'telefon').map((item) => telephoneLink(item).slice('tel:'.length)),
    ),
    ...listed('email', contentsOf(contact, 'email')),
    ...listed(
      'sameAs',
      social.map(({ uri }) => uri),
    ),
  };
  if (addresses.length === 0) return { '@context': 'https://schema.org', '@type': 'Organization', ...common };
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...common,
    address: addresses.map((address) => ({ '@type': 'PostalAddress', ...parsePostalAddress(address) })),
    ...(map && { hasMap: map }),
    ...listed('openingHoursSpecification', openingHours(lines)),
    ...listed('specialOpeningHoursSpecification', specialHours(lines)),
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

/** Returns the usual opening hours; days without hours are omitted, which means closed. */
function openingHours(lines: readonly WorkingHours[]): OpeningHoursSpecification[] {
  return lines.flatMap((line) =>
    isSpecialHours(line) || line.opens === null || line.closes === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: line.days.flatMap((day) => days[day - 1] ?? []),
            opens: line.opens,
            closes: line.closes,
          },
        ],
  );
}

/** Returns the special days; a closed day opens and closes at midnight, as search engines expect it. */
function specialHours(lines: readonly WorkingHours[]): OpeningHoursSpecification[] {
  return lines.filter(isSpecialHours).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: to,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  }));
}

/** Returns a property with a list as its value; nothing for an empty list, which search engines warn of. */
function listed<Name extends string, T>(name: Name, values: readonly T[]): Partial<Record<Name, readonly T[]>> {
  return values.length > 0 ? ({ [name]: values } as Record<Name, readonly T[]>) : {};
}
