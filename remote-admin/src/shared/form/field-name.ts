import { languageOf } from './field-errors.ts';

/** Returns the label of a form field by its path, with its language: 'Başlık (en)'. */
export function fieldName(path: string, labels: Readonly<Record<string, string>>): string {
  const label = labels[path] ?? labels[path.split('.').at(-1) ?? path] ?? path;
  const language = languageOf(path);
  return language ? `${label} (${language})` : label;
}
