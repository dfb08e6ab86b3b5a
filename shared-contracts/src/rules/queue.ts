import { array, number, object, type ObjectSchema } from 'yup';
import { limits } from './limits.ts';
import { countingNumber, invalid } from './validation.ts';

/** One row of the payload of every `…/queue` call (product §4). */
export interface QueueItem {
  id: number;
  queue: number;
}

/** Order values count down from the list length: length minus position (product §4, §9). */
export function queueFromOrder(ids: readonly number[]): QueueItem[] {
  return ids.map((id, position) => ({ id, queue: ids.length - position }));
}

/** Moves one element; returns a new list, or the same one where nothing moves. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

export const queueSchema = array()
  .of(
    object({
      id: countingNumber().required(),
      queue: countingNumber().required(),
    }).required(),
  )
  .min(1)
  .max(limits.idList)
  .required();

/**
 * Where one row goes, in the order that stands when the server carries it out: directly after another row of its list,
 * to the start (`after` is null), or to a place counted from one. A place beyond the end is the end.
 */
export type RowPlace = { after: number | null } | { position: number };

/** The payload of every `…/move` call. */
export interface RowMove {
  id: number;
  place: RowPlace;
}

interface RowMoveFields {
  id: number;
  after?: number | null | undefined;
  position?: number | undefined;
}

const empty = (value: unknown) => value === '';

/** Fields of a `…/move` call: `id` with `after` (empty for the start) or `position`, one of the two. */
export const rowMoveSchema: ObjectSchema<RowMoveFields> = object({
  id: countingNumber().required(),
  after: countingNumber()
    .nullable()
    .optional()
    .transform((value: unknown, original: unknown) => (empty(original) ? null : value)),
  position: number()
    .integer()
    .positive()
    .max(limits.integer)
    .when('after', ([after]: unknown[], schema) =>
      after === undefined ? schema.required() : schema.oneOf([undefined], invalid.value),
    ),
});

/** The fields as a move. */
export function rowMoveOf({ id, after, position }: RowMoveFields): RowMove {
  return position === undefined ? { id, place: { after: after ?? null } } : { id, place: { position } };
}
