import { createContext } from 'react';
import { translationParam } from 'shared-contracts/translation-states';
import { useSearchParams } from 'shared-contracts/router';

/** What the form in the address translates. */
export interface TranslationTarget {
  entity: string;
  record: string;
  lang: string;
}

/** Filters of the list that the next record is looked up with; empty for all. */
export interface TranslationFilters {
  entity: string;
  state: string;
}

const filterParams = { entity: 'ceviri-tur', state: 'ceviri-durum' } as const;

/** Returns what the form in the address translates beside its source, and the filters of the list; null otherwise. */
export function useTranslationTarget(): { target: TranslationTarget; filters: TranslationFilters } | null {
  const [params] = useSearchParams();
  const [entity, record, lang] = params.get(translationParam)?.split('.') ?? [];
  if (!entity || !record || !lang) return null;
  const { entity: ofKind, state } = filterParams;
  return {
    target: { entity, record, lang },
    filters: { entity: params.get(ofKind) ?? '', state: params.get(state) ?? '' },
  };
}

/** Returns the address of a form with the filters of the list, so that the next record is one of them. */
export function withFilters(screen: string, { entity, state }: TranslationFilters): string {
  const params = new URLSearchParams();
  if (entity) params.set(filterParams.entity, entity);
  if (state) params.set(filterParams.state, state);
  return params.size > 0 ? `${screen}&${params}` : screen;
}

/** Languages of the fields below: the one that is translated, and its source. */
export interface SideBySide {
  lang: string;
  source: { abbr: string; lang: string };
}

/** Null where fields are shown without their source. */
export const SideBySideContext = createContext<SideBySide | null>(null);
