import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { PersonCredit } from '@vitrin/shared-contracts/people';
import { sharingAddress } from '@vitrin/shared-contracts/pictures';
import type { Person } from 'schema-dts';

/** Returns a person as structured data; only what the site shows. */
export function personOf({ name, role, seo_name, lang, portrait }: PersonCredit): Exclude<Person, string> {
  return {
    '@type': 'Person',
    name,
    ...(role && { jobTitle: role }),
    ...(seo_name !== null && { url: pathInLanguage(publicPaths.person(seo_name), lang) }),
    ...(portrait && { image: sharingAddress(portrait) }),
  };
}
