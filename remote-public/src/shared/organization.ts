import { publicPaths } from 'shared-contracts/paths';
import type { HeadContext } from 'shared-contracts/remote-app';
import { contentsOf } from './contact-facts.ts';
import { rootOf } from './head.ts';

/** The company for search engines. */
export function organization(context: HeadContext): object {
  const { contact, social } = rootOf(context);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: context.companyName,
    url: publicPaths.home,
    telephone: contentsOf(contact, 'telefon'),
    email: contentsOf(contact, 'email'),
    address: contentsOf(contact, 'adres'),
    sameAs: social.map(({ uri }) => uri),
  };
}
