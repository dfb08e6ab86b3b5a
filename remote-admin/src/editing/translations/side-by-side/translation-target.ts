import { createContext } from 'react';
import { translationParam } from '@vitrin/shared-contracts/translation-address';
import { useSearchParams } from '@vitrin/shared-contracts/router';

/** What the form in the address translates. */
export interface TranslationTarget {
  entity: string;
  record: string;
  lang: string;
}

/** Returns what the form in the address translates beside its source; null for a form that is edited as usual. */
export function useTranslationTarget(): TranslationTarget | null {
  const [params] = useSearchParams();
  const [entity, record, lang] = params.get(translationParam)?.split('.') ?? [];
  return entity && record && lang ? { entity, record, lang } : null;
}

/** Languages of the fields below: the one that is translated, and its source. */
export interface SideBySide {
  lang: string;
  source: { abbr: string; lang: string };
}

/** Null where fields are shown without their source. */
export const SideBySideContext = createContext<SideBySide | null>(null);
