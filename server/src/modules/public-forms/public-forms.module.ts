import type { ServerModule } from '../../server-module.ts';
import { noticeId } from '../contracts/contracts.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import { areFormsClosed } from './closed-forms.service.ts';
import { publicFormRoutes } from './public-forms.routes.ts';
import { visitorBytes } from './submissions.repository.ts';

export const publicFormsModule: ServerModule = {
  name: 'public-forms',
  routes: [publicFormRoutes],
  visitorBytes,
  attention: { 'privacy-notice': countFormsWithoutNotice, 'closed-forms': countClosedForms },
};

/** Forms that take messages without the confirmation of a notice: those of a site that had none before it was required. */
async function countFormsWithoutNotice(db: Db): Promise<number> {
  return (await noticeId(db)) === null && !(await areFormsClosed(db)) ? 1 : 0;
}

async function countClosedForms(db: Db): Promise<number> {
  return (await areFormsClosed(db)) ? 1 : 0;
}
