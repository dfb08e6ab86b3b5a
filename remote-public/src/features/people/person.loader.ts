import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Person } from '@vitrin/shared-contracts/people';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';

export async function loadPerson({ read }: RemoteContext, slug: string): Promise<Person> {
  const person = await orRedirectToNotFound(read<Person>(api.person(slug)));
  redirectToCurrentSlug(person, slug, person.seo_name, publicPaths.person);
  return person;
}
