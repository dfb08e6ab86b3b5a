import { lazy, mixed, object, type Schema } from 'yup';
import { invalid } from './validation.ts';

/** A map of languages whose every value must fit `schema` or be null (to be removed); at least one language is needed. */
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
