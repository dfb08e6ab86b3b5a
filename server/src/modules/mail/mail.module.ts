import { sendMails } from './send-mails.job.ts';
import type { ServerModule } from '../../server-module.ts';
import { mailFigures } from './mail-figures.ts';
import { mailRoutes } from './mail.routes.ts';

export const mailModule: ServerModule = {
  name: 'mail',
  routes: [mailRoutes],
  jobs: [sendMails],
  figures: mailFigures,
};
