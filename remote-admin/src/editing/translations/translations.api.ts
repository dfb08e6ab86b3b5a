import { api } from '@vitrin/shared-contracts/paths';
import type { NextTranslation, TranslationDetail } from '@vitrin/shared-contracts/translation-states';
import { getJson, sendForm } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';
import type { TranslationFilters } from './translation-filters.ts';
import type { TranslationTarget } from './side-by-side/translation-target.ts';

const pathOf = ({ entity, record, lang }: TranslationTarget) => api.adminTranslation(entity, record, lang);

export const translationQuery = (target: TranslationTarget) => readQuery<TranslationDetail>(pathOf(target));

/** Stores that the translation fits the source that was shown. */
export const confirmTranslation = (target: TranslationTarget, source: string) =>
  sendForm<TranslationDetail>('PUT', pathOf(target), { form_data: { source } });

export interface NextSearch extends TranslationFilters {
  lang: string;
  /** The record that is open. */
  after: { entity: string; record: string } | null;
}

/** Returns the next record that needs work in a language. */
export const findNextTranslation = ({ lang, entity, state, after }: NextSearch) =>
  getJson<NextTranslation>(api.adminNextTranslation, {
    lang,
    ...(entity ? { entity } : {}),
    ...(state ? { state } : {}),
    ...(after ? { after_entity: after.entity, after_record: after.record } : {}),
  });
