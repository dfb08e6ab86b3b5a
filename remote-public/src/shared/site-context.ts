import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';

/** Context of the loaders of the site. */
export interface SiteContext extends RemoteContext {
  /** Like `read`, but sends each request once per language and visit; for data that several pages share. */
  readOnce: RemoteContext['read'];
}
