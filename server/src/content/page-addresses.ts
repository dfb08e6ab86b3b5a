import type { Db } from '../platform/database/tables.ts';
import { deleteFormerSlug, findBySlug, formerSlugsOf, slugsBeginning, slugsOf, type Slugged } from './slugs.ts';

/** Address of a page in one language, without the prefix of the language. */
export interface PagePath {
  lang: string;
  path: string;
}

/** The record whose page an address names. */
export interface AddressedRecord {
  /** Key of the record. */
  record: string;
  /** Its current address: in the requested language, otherwise in the default language or any other. */
  current: PagePath;
  /** The address is a former one, which is redirected to the current one. */
  isFormer: boolean;
  /** Visitors see the page: it is published. */
  isShown: boolean;
}

/** The public pages of the records of a kind. */
export interface PageAddresses {
  /** Staff choose whole paths: no part of them is a name of the system, so that they are the same on every site. */
  hasOwnPaths?: true;
  /** False: the page does not exist in a language without a translation; otherwise it shows the default language. */
  fallsBack?: false;
  /** A changed address is redirected permanently to the new one. */
  redirects: boolean;
  current(db: Db, record: string): Promise<PagePath[]>;
  former(db: Db, record: string): Promise<PagePath[]>;
  /**
   * Lets a former address lead to the record, unless another page has it or has had it since. Absent where former addresses are slugs, which
   * `addFormerSlugs` adds.
   */
  addFormer?(trx: Db, record: string, address: PagePath): Promise<void>;
  /** Deletes a former address, so that it is no longer redirected. */
  removeFormer?(trx: Db, record: string, path: string): Promise<void>;
  /** Reports whether visitors see the page of a record that has an address. */
  isShown(db: Db, record: string): Promise<boolean>;
  /** Returns the record whose page is at this address in this language; null if there is none. */
  find(db: Db, path: string, lang: string): Promise<AddressedRecord | null>;
  /**
   * Kinds because of whose records visitors see pages of this one: a category is on the site while one of its products is. By
   * entity, returns the records of this kind that one of that kind shows.
   */
  shownBy?: Readonly<Record<string, (db: Db, record: string) => Promise<string[]>>>;
  /** Returns the address at which the home page shows what is at this address, as it did before the records had pages. */
  homePath?(path: string): string;
  /** Page of this site to lead to where a kept release of the public site has no page of the record. */
  withoutPage?: string;
  /** What all addresses begin with, if a slug follows. */
  prefix?: string;
  /** Name of the kind in the filter of the search; by default what `prefix` spells. */
  searchName?: string;
  /** Returns the addresses of pages that visitors see, the newest first. */
  listShown?(db: Db, count: number): Promise<PagePath[]>;
  /** Returns addresses that begin with these letters, shown or not, the shortest first. */
  listBeginning?(db: Db, beginning: string, count: number): Promise<PagePath[]>;
  /** Reports whether a page that visitors see is in no index, because it consists of samples. */
  isUnlisted?(db: Db, record: string): Promise<boolean>;
  /** Returns the pages that visitors see for the sitemap; absent for a kind that the sitemap reads itself. */
  listPages?(db: Db): Promise<PagesOfRecord[]>;
  /** The page that lists the records, if it exists only while visitors see one. */
  list?: ListPage;
  /** Returns the time from which on, without any write, visitors may see other records; null without one. Absent where that never is. */
  nextChange?(db: Db): Promise<string | null>;
}

/** The page that lists the records of a kind. */
export interface ListPage {
  /** As `publicPaths` has it; `exchangeNames` returns its address on a site. */
  path: string;
  /** Returns when a listed record was changed last, and the languages in which one is written; null without any. */
  state(db: Db): Promise<ListState | null>;
}

/** What the list of a kind is made from. */
export interface ListState {
  changedAt: string;
  /** The default one first. */
  languages: string[];
}

/** The pages of one record in its languages, the default one first. */
export interface PagesOfRecord {
  paths: PagePath[];
  /** Time of the last change. */
  changedAt: string;
}

interface SlugPages extends Omit<PageAddresses, 'current' | 'former' | 'find' | 'prefix' | 'removeFormer'> {
  slugged: Slugged;
  pathOf(slug: string): string;
}

/** Returns the addresses of records that are named by a slug in each language. */
export function slugAddresses({ slugged, pathOf, ...pages }: SlugPages): PageAddresses {
  const prefix = pathOf('');
  const pagePath = ([lang, slug]: readonly [string, string]): PagePath => ({ lang, path: pathOf(slug) });
  return {
    ...pages,
    prefix,
    current: async (db, record) => [...(await slugsOf(db, slugged, Number(record)))].map(pagePath),
    former: async (db, record) =>
      (await formerSlugsOf(db, slugged, Number(record))).map(({ lang, slug }) => pagePath([lang, slug])),
    async removeFormer(trx, record, path) {
      await deleteFormerSlug(trx, slugged, Number(record), path.slice(prefix.length));
    },
    async listBeginning(db, beginning, count) {
      const isOfKind = beginning.startsWith(prefix) || prefix.startsWith(beginning);
      if (!isOfKind) return [];
      const slugs = await slugsBeginning(db, slugged, beginning.slice(prefix.length), count);
      return slugs.map(({ lang, slug }) => pagePath([lang, slug]));
    },
    async find(db, path, lang) {
      const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
      const id = slug === '' || slug.includes('/') ? null : await findBySlug(db, slugged, slug, lang);
      if (id === null) return null;
      const slugs = await slugsOf(db, slugged, id);
      const [first] = slugs;
      const own = slugs.get(lang);
      const current = own === undefined ? first : ([lang, own] as const);
      if (!current) return null;
      const isFormer = ![...slugs.values()].includes(slug);
      const record = String(id);
      return { record, current: pagePath(current), isFormer, isShown: await pages.isShown(db, record) };
    },
  };
}
