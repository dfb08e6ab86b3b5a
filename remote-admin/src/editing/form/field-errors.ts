import { createContext, useContext } from 'react';

/** Error messages to show, by field path as in client and server (`translations.tr.title`). */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ShownErrors {
  errors: FieldErrors;
  /** Removes the server's message of a field, because it no longer applies after a change. */
  clearError: (path: string) => void;
}

export const FieldErrorsContext = createContext<ShownErrors>({ errors: {}, clearError: () => undefined });

export function useFieldErrors(): ShownErrors {
  return useContext(FieldErrorsContext);
}

const translated = /^translations\.([^.]+)/;

/** Returns the language whose tab contains the field, or null for a field outside the tabs. */
export function languageOf(path: string): string | null {
  return translated.exec(path)?.[1] ?? null;
}

/** Returns the number of messages per language. */
export function errorsByLanguage(errors: FieldErrors): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const path of Object.keys(errors)) {
    const language = languageOf(path);
    if (language) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}

/** Returns the errors without the message of the given field. */
export function withoutPath(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([each]) => each !== path));
}
