/**
 * A page of an additional remote that the site shows in its menus, its sitemap and its search. The build writes the declarations
 * into the release; their file, `src/pages.ts`, imports no React.
 */
export interface RemotePage {
  /** Path below the segment of the remote, such as `/hakkinda`; empty for the first page. */
  path: string;
  /** Name of the page by language; the page exists in these languages. */
  titles: Readonly<Record<string, string>>;
  /** One or two sentences by language, which visitors find the page by. */
  summaries?: Readonly<Record<string, string>>;
}

/** Pages of a remote by name. A name is in stored menus; it is never used for another page. */
export type RemotePages = Readonly<Record<string, RemotePage>>;

/** Most declared pages of a remote. */
export const maxRemotePages = 30;
