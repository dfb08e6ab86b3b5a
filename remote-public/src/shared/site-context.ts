import type { RemoteContext } from 'shared-contracts/remote-app';

/** What the site's loaders get. */
export interface SiteContext extends RemoteContext {
  /** As `read`, but asked once per language for the whole visit: what the pages of one kind have in common. */
  readOnce: RemoteContext['read'];
}
