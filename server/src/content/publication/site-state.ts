import type { ContentFields, ContentValues } from '@vitrin/shared-contracts/content-fields';

/** Field that says whether visitors see a record: 0 or 1. Kinds without it are always on the site. */
export const STATE_FIELD = 'active';
/** Field with the time from which visitors see a record. */
const TIME_FIELD = 'published_at';
/** Fields with the time from which, and until which, a record that is on the site is shown. */
const START_FIELD = 'starts_at';
const END_FIELD = 'ends_at';

/** Checks whether the records of a kind can be taken off the site as a whole. */
export function hasSiteState({ fields: { shared } }: { fields: ContentFields }): boolean {
  return STATE_FIELD in shared;
}

export function isOnSite(values: ContentValues): boolean {
  return values[STATE_FIELD] !== 0;
}

/** Returns the ISO time from which visitors see the record; null for one that is visible at once. */
export function visibleFrom(values: ContentValues): string | null {
  const time = values[TIME_FIELD];
  return typeof time === 'string' ? time : null;
}

/** Returns the values of the record on the site. */
export function onSite(values: ContentValues): ContentValues {
  return { ...values, [STATE_FIELD]: 1 };
}

/** Returns the values of the record off the site. */
export function offSite(values: ContentValues): ContentValues {
  return { ...values, [STATE_FIELD]: 0 };
}

/** Returns the values as published at this time, as far as the kind has a state and a time. */
export function publishedAt(kind: { fields: ContentFields }, values: ContentValues, time: string): ContentValues {
  const published = hasSiteState(kind) ? onSite(values) : values;
  return TIME_FIELD in kind.fields.shared ? { ...published, [TIME_FIELD]: time } : published;
}

/** Returns the values with which visitors would see the record now. */
export function asVisible(kind: { fields: ContentFields }, values: ContentValues): ContentValues {
  const from = visibleFrom(values);
  const now = new Date().toISOString();
  return withinTime(publishedAt(kind, values, from !== null && Date.parse(from) <= Date.now() ? from : now));
}

/** Returns the values without a beginning that is to come, and without an end that has passed. */
function withinTime(values: ContentValues): ContentValues {
  const { [START_FIELD]: start, [END_FIELD]: end } = values;
  const isLater = typeof start === 'string' && Date.parse(start) > Date.now();
  const isOver = typeof end === 'string' && Date.parse(end) <= Date.now();
  return { ...values, ...(isLater && { [START_FIELD]: null }), ...(isOver && { [END_FIELD]: null }) };
}
