import type { ReactNode } from 'react';
import type { SectionDeclaration, SectionDeclarations, SectionValues } from '../sections/section-declaration.ts';
import type { RemoteContext } from './remote-app.ts';

/**
 * Default export of the module `./sections` of a remote: its sections, which editors place on pages of the site.
 * @example
 * ```ts
 * const remote: RemoteSections<typeof declarations> = { sections: { kampanyalar } };
 * export default remote;
 * ```
 */
export interface RemoteSections<Declarations extends SectionDeclarations = SectionDeclarations> {
  /** By the name of their declaration. */
  sections: { readonly [Name in keyof Declarations]: AnySection };
}

/**
 * A section of a remote with the types of its declaration. It has no router, no head and no status, and shares the stores
 * with the page; its links are plain `<a>`.
 * @example
 * ```ts
 * export const kampanyalar: Section<(typeof declarations)['kampanyalar'], Campaign[]> = {
 *   load: async ({ count }, { read }) => (await read<Campaign[]>(address, { count })).data,
 *   view: async () => (await import('./campaigns.tsx')).Campaigns,
 * };
 * ```
 */
export interface Section<Declaration extends SectionDeclaration, Data = null> {
  /**
   * Reads what it shows, on the server only; the browser gets the result with the values. Missing in a section that shows its
   * values alone, whose `data` is null.
   */
  load?(values: SectionValues<Declaration>, context: SectionContext): Promise<Data>;
  /** Returns its component, from a chunk of its own named `section-<name>`. */
  view(): Promise<(props: SectionProps<Declaration, Data>) => ReactNode>;
}

/** What a section reads with. */
export interface SectionContext extends Pick<RemoteContext, 'language' | 'listNames' | 'read'> {
  /** Path and query of the page, without the prefix of the language. */
  pageUrl: string;
}

/** Properties of the component of a section. */
export interface SectionProps<Declaration extends SectionDeclaration, Data = null> {
  values: SectionValues<Declaration>;
  /** Result of `load`. */
  data: Data;
  section: SectionPlace;
}

/** Place of a section in a page. */
export interface SectionPlace {
  /** Id of the place: every id in the markup of the section begins with it and a hyphen. Those of `useId` do, after an underscore. */
  id: string;
  /** Level of its own heading. */
  heading: 2 | 3;
}

/** A section with values and data of any types, as the shell calls it. */
export interface AnySection {
  /** See `Section.load`. */
  load?(values: never, context: SectionContext): Promise<unknown>;
  /** See `Section.view`. */
  view(): Promise<(props: never) => ReactNode>;
}
