import type { PlatformServices } from '../platform/platform-services.ts';
import type { BrotliQueue } from './files/brotli-queue.ts';
import type { ReleaseEvents } from './release-events.ts';

/** What the choice of releases and the delivery of their files need. */
export interface ReleaseServices extends PlatformServices {
  releases: ReleaseEvents;
  brotliQueue: BrotliQueue;
}
