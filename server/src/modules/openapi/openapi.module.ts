import type { ServerModule } from '../../server-module.ts';
import { openApiRoutes } from './openapi.routes.ts';

export const openApiModule: ServerModule = { name: 'openapi', routes: [openApiRoutes] };
