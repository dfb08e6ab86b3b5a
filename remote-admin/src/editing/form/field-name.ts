import { languageOf } from './field-errors.ts';

/** Returns the label of a form field by its path, with its language: 'Başlık (en)'. */
export function fieldName(path: string, labels: Readonly<Record<string, string>>): string {
  // A path such as `keywords[2]` is a value of the field.
  const last = (path.split('.').at(-1) ?? path).replace(/\[\d+\]$/, '');
  const label = labels[path] ?? labels[last] ?? path;
  const language = languageOf(path);
  return language ? `${label} (${language})` : label;
}
