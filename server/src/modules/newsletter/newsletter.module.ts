import type { ServerModule } from '../../server-module.ts';
import { letterRoutes } from './letters.routes.ts';
import { newsletterLinkRoutes } from './newsletter-links.routes.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { publicNewsletterRoutes } from './public-newsletter.routes.ts';
import { sendLetters } from './send-letters.job.ts';
import { expireSubscriptions } from './subscriptions.service.ts';
import { visitorBytes } from './subscriptions.repository.ts';

export const newsletterModule: ServerModule = {
  name: 'newsletter',
  routes: [publicNewsletterRoutes, newsletterLinkRoutes, newsletterRoutes, letterRoutes],
  jobs: [sendLetters],
  retention: { expire: expireSubscriptions },
  visitorBytes,
};
