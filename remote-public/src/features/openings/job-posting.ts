import { closingTime } from '@vitrin/shared-contracts/opening-state';
import type { Employment, Opening } from '@vitrin/shared-contracts/openings';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { JobPosting, WithContext } from 'schema-dts';
import { publisher } from '../../shared/organization.ts';
import { placeName } from '../../shared/place-name.ts';

const COUNTRY = 'TR';

/** Values of Google's job search; work from anywhere says nothing about its hours. */
const employmentTypes: Readonly<Record<Employment, string | null>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  seasonal: 'TEMPORARY',
  remote: null,
};

/** Returns an opening for job searches; null if its country is not known, which they require. */
export function jobPosting(opening: Opening, url: string, context: HeadContext): WithContext<JobPosting> | null {
  const place = placeOf(opening);
  if (!place) return null;
  const { id, title, content, created_at, closes_on, positions, employment } = opening;
  const employmentType = employmentTypes[employment];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: content,
    url,
    identifier: { '@type': 'PropertyValue', name: context.companyName, value: String(id) },
    datePosted: created_at,
    ...(closes_on && { validThrough: closingTime(closes_on) }),
    hiringOrganization: publisher(context),
    ...(employmentType && { employmentType }),
    ...(positions && { totalJobOpenings: positions }),
    directApply: true,
    ...place,
  };
}

function placeOf({ employment, province, place }: Opening): Partial<Exclude<JobPosting, string>> | null {
  if (employment === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: COUNTRY },
    };
  const region = provinceName(province);
  if (region === '') return null;
  return {
    jobLocation: {
      '@type': 'Place',
      name: placeName({ place, province }),
      address: {
        '@type': 'PostalAddress',
        addressLocality: place || region,
        addressRegion: region,
        addressCountry: COUNTRY,
      },
    },
  };
}
