import type { ServerModule } from '../../server-module.ts';
import { spamRulesRoutes } from './spam-rules.routes.ts';

export const spamModule: ServerModule = { name: 'spam', routes: [spamRulesRoutes] };
