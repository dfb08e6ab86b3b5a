import type { Picture } from '@vitrin/shared-contracts/pictures';
import { pictureOf, rowsOf, textOf, withoutIds, type ContentRow, type StoredValues } from './stored-values.ts';

export interface AboutContentValues {
  title: string;
  summary: string;
  portrait: Picture | null;
  /** The editor document, from which the server generates the story. */
  document: object | null;
  timeline: ContentRow<'year' | 'title' | 'text'>[];
  roles: ContentRow<'years' | 'title' | 'place'>[];
}

export function readAbout(stored: StoredValues): AboutContentValues {
  return {
    title: textOf(stored['title']),
    summary: textOf(stored['summary']),
    portrait: pictureOf(stored['portrait']),
    document: stored['document'] ?? null,
    timeline: rowsOf(stored['timeline'], ['year', 'title', 'text']),
    roles: rowsOf(stored['roles'], ['years', 'title', 'place']),
  };
}

export function writeAbout({ portrait, timeline, roles, ...rest }: AboutContentValues) {
  return { ...rest, portrait: portrait?.id ?? null, timeline: withoutIds(timeline), roles: withoutIds(roles) };
}

export const blankAbout = readAbout({});
