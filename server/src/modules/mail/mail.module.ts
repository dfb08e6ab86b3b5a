import { keepSendingMails } from './keep-sending-mails.ts';
import type { ServerModule } from '../../server-module.ts';
import { mailRoutes } from './mail.routes.ts';

export const mailModule: ServerModule = {
  name: 'mail',
  routes: [mailRoutes],
  jobs: [keepSendingMails],
};
