import type { DocumentChooser } from '../releases/serving/document-releases.ts';
import type { Registry } from '../releases/serving/registry.ts';
import type { VisitorReader } from '../releases/serving/visitor.ts';
import type { Services } from '../services.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { SiteReads } from './site-reads.ts';
import type { SiteStateReader } from './site-state.ts';
import type { StaleCopies } from './stale-copies.ts';

/** Dependencies shared by the routes of all surfaces. */
export interface SurfaceContext {
  services: Services;
  registry: Registry;
  renderer: Renderer;
  reads: SiteReads;
  site: SiteStateReader;
  copies: StaleCopies;
  /** Chooses the releases that a document names. */
  releases: DocumentChooser;
  visitors: VisitorReader;
}
