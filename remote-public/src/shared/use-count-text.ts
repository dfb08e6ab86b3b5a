import { fillCount, type TextKey } from '@vitrin/shared-contracts/plural-texts';
import { textsLanguage, useRootData } from './root-data.ts';

/** Returns a function that fills a static text with a number in it, in the plural form of the language. */
export function useCountText(): (key: TextKey, values: Readonly<Record<string, string | number>>) => string {
  const root = useRootData();
  const site = { texts: root.texts, language: textsLanguage(root) };
  return (key, values) => fillCount(site, key, values);
}
