import { createContext, useContext } from 'react';
import { languageState, type PublicationFacts } from '@vitrin/shared-contracts/publication-state';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';

/** Publication of the record in the form; null in a form that only saves. */
export const PublicationContext = createContext<PublicationFacts | null>(null);

/** Returns the state of a language on the site; null where nothing is published, and for a language without texts. */
export function useLanguageState(): (language: string) => PublicationState | null {
  const facts = useContext(PublicationContext);
  return (language) => (facts ? languageState(facts, language, new Date()) : null);
}
