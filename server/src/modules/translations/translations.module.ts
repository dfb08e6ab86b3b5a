import type { ServerModule } from '../../server-module.ts';
import { fillTranslations } from './fill-translations.ts';
import { translationRoutes } from './translations.routes.ts';
import { countOutdated } from './translations.service.ts';

const HOUR_MS = 3_600_000;

export const translationsModule: ServerModule = {
  name: 'translations',
  routes: [translationRoutes],
  attention: { 'outdated-translations': countOutdated },
  jobs: [{ name: 'fill-translations', intervalMs: HOUR_MS, runsAtStart: true, run: fillTranslations }],
};
