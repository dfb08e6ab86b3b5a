import type { RemoteName } from 'shared-contracts/releases';
import type { Registry } from '../releases/registry.ts';
import type { Services } from '../services.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { SiteStateReader } from './site-state.ts';

/** What the routes of all surfaces share. */
export interface SurfaceContext {
  services: Services;
  registry: Registry;
  renderer: Renderer;
  site: SiteStateReader;
}

/** First path segment to remote: data of the boot block, so that the shell knows no remote (spec §2). */
export const surfaces: Readonly<Record<string, RemoteName>> = {
  'giris-yap': 'remote_auth',
  admin: 'remote_admin',
  '*': 'remote_public',
};
