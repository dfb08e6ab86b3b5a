import { lazy, mixed, object, type Schema } from 'yup';
import { invalid } from './validation.ts';

/**
 * Returns the schema of a map from language abbreviation to translation. At least one language is required; a value is
 * valid for `schema`, or null to remove the translation.
 * @param schema - schema of one translation
 */
export function translationsOf(schema: Schema) {
  return lazy((value: unknown) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return object(
      Object.fromEntries(
        entries.map(([abbr, translation]) => [abbr, translation === null ? mixed().nullable() : schema]),
      ),
    )
      .required(invalid.required)
      .test('some', invalid.required, () => entries.length > 0);
  });
}
