import type { Picture } from '@vitrin/shared-contracts/pictures';
import { pictureOf, rowsOf, textOf, withoutIds, type ContentRow, type StoredValues } from './stored-values.ts';

export interface HomeContentValues {
  hero_title: string;
  hero_text: string;
  hero_action: string;
  hero_picture: Picture | null;
  introduction_picture: Picture | null;
  numbers: ContentRow<'value' | 'label'>[];
}

export function readHome(stored: StoredValues): HomeContentValues {
  return {
    hero_title: textOf(stored['hero_title']),
    hero_text: textOf(stored['hero_text']),
    hero_action: textOf(stored['hero_action']),
    hero_picture: pictureOf(stored['hero_picture']),
    introduction_picture: pictureOf(stored['introduction_picture']),
    numbers: rowsOf(stored['numbers'], ['value', 'label']),
  };
}

export function writeHome({ hero_picture, introduction_picture, numbers, ...texts }: HomeContentValues) {
  return {
    ...texts,
    hero_picture: hero_picture?.id ?? null,
    introduction_picture: introduction_picture?.id ?? null,
    numbers: withoutIds(numbers),
  };
}

export const blankHome = readHome({});
