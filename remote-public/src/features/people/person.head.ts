import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Person } from '@vitrin/shared-contracts/people';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { ProfilePage, WithContext } from 'schema-dts';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture, slugAlternates } from '../../shared/head.ts';
import { publisher } from '../../shared/organization.ts';
import { personOf } from '../../shared/person/structured-person.ts';

export function personHead(data: unknown, context: HeadContext): Head {
  const person = data as Person;
  const path = publicPaths.person(person.seo_name);
  const crumbs = [
    { name: rootDataOf(context).texts.people.title, path: publicPaths.people },
    { name: person.name, path },
  ];
  return pageHead(context, {
    title: person.seo_title || `${person.name} | ${context.companyName}`,
    description:
      person.seo_description || person.summary || [person.role, person.profession].filter(Boolean).join(', '),
    path,
    lang: person.lang,
    alternates: slugAlternates(person.alternates, publicPaths.person),
    ...sharingPicture(person.portrait),
    structured: [
      structuredProfile(person, pathInLanguage(path, person.lang), context),
      breadcrumbList(context, crumbs),
    ],
  });
}

/** Only what the page shows: the server leaves empty values out. */
function structuredProfile(person: Person, url: string, context: HeadContext): WithContext<ProfilePage> {
  const { summary, email, tel, profile_url } = person;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: person.lang,
    dateModified: person.updated_at,
    mainEntity: {
      ...personOf(person),
      ...(summary && { description: summary }),
      ...(email && { email }),
      ...(tel && { telephone: tel.slice('tel:'.length) }),
      ...(profile_url && { sameAs: profile_url }),
      worksFor: publisher(context),
    },
  };
}
