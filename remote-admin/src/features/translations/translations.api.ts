import { api } from '@vitrin/shared-contracts/paths';
import type { TranslatedRecord, TranslationSummary } from '@vitrin/shared-contracts/translation-states';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const translationsQuery = (params: Params) => listQuery<TranslatedRecord>(api.adminTranslations, params);

/** @param entity - kind whose records are counted by language; empty for all */
export const translationSummaryQuery = (entity: string) =>
  readQuery<TranslationSummary>(api.adminTranslationSummary, entity ? { entity } : {});
