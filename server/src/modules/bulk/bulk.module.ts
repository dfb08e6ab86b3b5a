import type { ServerModule } from '../../server-module.ts';
import { bulkRoutes } from './bulk.routes.ts';

export const bulkModule: ServerModule = { name: 'bulk', routes: [bulkRoutes] };
