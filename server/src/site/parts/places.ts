import { limits } from '@vitrin/shared-contracts/limits';
import type { PageSections, SectionedPage } from '@vitrin/shared-contracts/page-sections';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { isRemoteName, type RemoteName } from '@vitrin/shared-contracts/releases';
import { placedKind, type ShownPlacement } from '@vitrin/shared-contracts/sections/section-place';
import type { PageSection, SitePage } from '@vitrin/shared-contracts/site-pages';
import type { DependentRead } from '../../platform/http/response-cache.ts';
import type { ReadSite } from '../site-reads.ts';

/** A place on a page that shows a section of a remote. */
export interface Place extends Omit<ShownPlacement, 'remote' | 'section'> {
  /** Id of the place in its page. */
  id: string;
  remote: RemoteName;
  /** Name of the section in the remote. */
  name: string;
  /** Language of its texts. */
  lang: string;
}

/** Places of a page with the read that they come from. */
export interface PagePlaces {
  places: readonly Place[];
  reads: readonly DependentRead[];
}

const fixedPages: Readonly<Record<string, SectionedPage>> = {
  [publicPaths.home]: 'home',
  [publicPaths.biography]: 'biography',
};

/**
 * Reads the places of a page, with the call of the page itself, so that a cached response answers it.
 * @param path - path of the page without the language
 */
export async function readPlaces(read: ReadSite, path: string, lang: string): Promise<PagePlaces> {
  const reads: DependentRead[] = [];
  const fixed = Object.hasOwn(fixedPages, path) ? fixedPages[path] : undefined;
  const { data } = fixed
    ? await read<PageSections>(api.pageSections, { page: fixed, lang }, (made) => reads.push(made))
    : await read<SitePage>(api.sitePage(path), { lang }, (made) => reads.push(made));
  const language = 'lang' in data ? data.lang : lang;
  const places = data.sections.flatMap((section) => placeOf(section, language) ?? []).slice(0, limits.placedSections);
  return { places, reads };
}

function placeOf({ id, kind, values, ...section }: PageSection, pageLanguage: string): Place | null {
  if (kind !== placedKind) return null;
  // The shape of the response is that of this server.
  const { remote, section: name, ...shown } = values as unknown as ShownPlacement;
  const lang = 'lang' in section && typeof section.lang === 'string' ? section.lang : pageLanguage;
  return typeof remote === 'string' && isRemoteName(remote) ? { id, remote, name, lang, ...shown } : null;
}
