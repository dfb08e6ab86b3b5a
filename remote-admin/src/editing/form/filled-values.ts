type Translations = Readonly<Record<string, object | undefined>>;

/**
 * Adds the fields and languages that a form has now and the stored values had not, because they were stored before the record
 * had them.
 * @param stored - values of the form as they were stored
 * @param present - values that the form has now
 */
export function filledValues<V extends object>(stored: V, present: V): V {
  const all: V = { ...present, ...stored };
  if (!('translations' in present) || !('translations' in stored)) return all;
  const { translations: now } = present as { translations: Translations };
  const { translations: then } = stored as { translations: Translations };
  const filled = Object.entries(then).map(([lang, texts]) => [lang, { ...now[lang], ...texts }]);
  return { ...all, translations: { ...now, ...Object.fromEntries(filled) } as unknown };
}
