import type { ServerModule } from '../../server-module.ts';
import { apiKeysOfUser } from './keys-of-user.repository.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';

export const apiKeysModule: ServerModule = { name: 'api-keys', routes: [apiKeyRoutes], belongings: [apiKeysOfUser] };
