import type { ServerModule } from '../../server-module.ts';
import { sampleRoutes } from './samples.routes.ts';

/** Texts that the set-up of a site has written, until staff change them. */
export const samplesModule: ServerModule = { name: 'samples', routes: [sampleRoutes] };
