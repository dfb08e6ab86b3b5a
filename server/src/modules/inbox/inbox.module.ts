import type { ServerModule } from '../../server-module.ts';
import { deleteExpired, destroyDeletedMessages, setStrayCvsAside } from './delete-expired.service.ts';
import { messageRoutes } from './inbox.routes.ts';
import { keepTellingDaily } from './notify-daily.service.ts';

export const messagesModule: ServerModule = {
  name: 'messages',
  routes: [messageRoutes],
  jobs: [keepTellingDaily],
  retention: { purge: destroyDeletedMessages, expire: deleteExpired, sweep: setStrayCvsAside },
};
