import type { ServerModule } from '../../server-module.ts';
import { fillTranslations } from './fill-translations.ts';

const HOUR_MS = 3_600_000;

export const translationsModule: ServerModule = {
  name: 'translations',
  routes: [],
  jobs: [{ name: 'fill-translations', intervalMs: HOUR_MS, runsAtStart: true, run: fillTranslations }],
};
