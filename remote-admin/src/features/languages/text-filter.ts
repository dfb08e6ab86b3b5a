import { fold } from 'shared-contracts/fold';
import { textKeys, textOf, type TextKey, type TextValues } from './static-texts.values.ts';

export interface TextFilter {
  search: string;
  /** Empty: all groups. */
  group: string;
  missingOnly: boolean;
}

export const everything: TextFilter = { search: '', group: '', missingOnly: false };

/** Judged by what is saved: a row does not vanish under the hand that fills it. */
export function shownKeys(
  { search, group, missingOnly }: TextFilter,
  saved: TextValues,
  reference: TextValues,
): TextKey[] {
  const wanted = fold(search.trim());
  return textKeys.filter((key) => {
    if (group && key.group !== group) return false;
    if (missingOnly && textOf(saved, key).trim() !== '') return false;
    return fold(`${textOf(reference, key)}\n${textOf(saved, key)}\n${key.path}`).includes(wanted);
  });
}
