import { createContext, useContext } from 'react';

/** Messages to be shown now, by field path as client and server name them (`translations.tr.title`). */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ShownErrors {
  errors: FieldErrors;
  /** A field was changed: what the server said of it no longer holds. */
  forget: (path: string) => void;
}

export const FieldErrorsContext = createContext<ShownErrors>({ errors: {}, forget: () => undefined });

export function useFieldErrors(): ShownErrors {
  return useContext(FieldErrorsContext);
}

const translated = /^translations\.([^.]+)/;

/** The language whose tab holds a field, or null for a field outside the tabs. */
export function languageOf(path: string): string | null {
  return translated.exec(path)?.[1] ?? null;
}

/** How many messages each language has. */
export function errorsByLanguage(errors: FieldErrors): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const path of Object.keys(errors)) {
    const language = languageOf(path);
    if (language) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}

/** Without the message of a field that was changed since. */
export function withoutPath(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([each]) => each !== path));
}
