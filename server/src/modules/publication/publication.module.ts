import { unpublishedPictures } from '../../content/publication/unpublished-files.ts';
import { countProblems } from '../../content/publication/schedules.repository.ts';
import { schedulesOfUser } from '../../content/publication/schedules-of-user.repository.ts';
import type { ServerModule } from '../../server-module.ts';
import { purgeDiscarded } from './discarded-copies.service.ts';
import { publishDue } from './due-publications.ts';
import { publicationRoutes } from './publication.routes.ts';
import { countReviews } from './review-list.service.ts';
import { reviewRoutes } from './reviews.routes.ts';

export const publicationModule: ServerModule = {
  name: 'publication',
  routes: [publicationRoutes, reviewRoutes],
  content: { pictureValues: [unpublishedPictures] },
  jobs: [{ name: 'due-publications', intervalMs: 15_000, runsAtStart: true, run: (services) => publishDue(services) }],
  belongings: [schedulesOfUser],
  retention: { expire: purgeDiscarded },
  attention: { 'scheduled-articles': (db) => countProblems(db, 'article'), 'draft-reviews': countReviews },
};
