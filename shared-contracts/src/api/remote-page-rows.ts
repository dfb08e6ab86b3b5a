/** Kind of the targets that are pages of additional remotes. They are no records: no screen edits them. */
export const remotePageEntity = 'remote-page';

/** Name of such a page in the panel. */
export const remotePageLabel = 'Uygulama sayfası';

/** A page of a remote in the list of the panel, `GET /api/admin/remote-pages`. */
export interface RemotePageRow {
  id: number;
  /** Name in the default language, or in the first one that it has. */
  title: string;
  /** Path without the prefix of the language. */
  path: string;
  /** Title of the remote. */
  remote: string;
}
