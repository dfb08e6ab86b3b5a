import type { ServerModule } from '../../server-module.ts';
import { kitRoutes } from './kit.routes.ts';

export const kitModule: ServerModule = { name: 'kit', routes: [(app, services) => kitRoutes(app, services)] };
