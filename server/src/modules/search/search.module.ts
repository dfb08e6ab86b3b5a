import { limits } from '@vitrin/shared-contracts/limits';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import type { Services } from '../../services.ts';
import type { ServerModule } from '../../server-module.ts';
import { deleteMissedBefore } from './missed-searches.repository.ts';
import { refreshFixedPages } from './fixed-page-entries.service.ts';
import { recheckDue, repairIndex } from './repair-index.service.ts';
import { searchRoutes } from './search.routes.ts';
import { forgetUnusedWords } from './vocabulary-sweep.ts';

/** What follows from the time, and from texts that are no records. */
async function recheck(services: Services): Promise<void> {
  await recheckDue(services);
  await refreshFixedPages(services);
}

export const searchModule: ServerModule = {
  name: 'search',
  routes: [searchRoutes],
  jobs: [
    { name: 'search-repair', intervalMs: 300_000, runsAtStart: true, run: repairIndex },
    { name: 'search-recheck', intervalMs: 15_000, run: recheck },
  ],
  retention: {
    async sweep({ db }, { now }) {
      const first = dayAfter(istanbulDay(now), -limits.visitorSearch.missed.days);
      return { missedSearches: await deleteMissedBefore(db, first), unusedWords: await forgetUnusedWords(db) };
    },
  },
};
