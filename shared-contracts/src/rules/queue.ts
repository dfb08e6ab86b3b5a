import { array, number, object, type ObjectSchema } from 'yup';
import { limits } from './limits.ts';
import { positiveInteger, invalid } from './validation.ts';

export { moved, moveItem, queueFromOrder, type QueueItem } from './move-item.ts';

/** Schema of the body of a `…/queue` endpoint: 1 to `limits.idList` rows with a positive id and order value. */
export const queueSchema = array()
  .of(
    object({
      id: positiveInteger().required(),
      queue: positiveInteger().required(),
    }).required(),
  )
  .min(1)
  .max(limits.idList)
  .required();

/**
 * Target of a moved row in the current order on the server: directly after another row, at the start (`after` null), or
 * at a position counted from 1. A position beyond the end means the end.
 */
export type RowPlace = { after: number | null } | { position: number };

/** Body of every `…/move` endpoint, parsed. */
export interface RowMove {
  id: number;
  place: RowPlace;
}

/**
 * `data` of a `…/move` request: the place that the row had before. Sent as the next move, it undoes this one.
 */
export interface FormerPlace {
  id: number;
  /** Id of the row that was above it; null if it was the first. */
  after: number | null;
}

/** Fields of a `…/move` request after validation; `toRowMove` converts them. */
export interface RowMoveFields {
  id: number;
  /** Id of the row before the target; null for the start of the list. */
  after?: number | null | undefined;
  /** Target position, counted from 1. */
  position?: number | undefined;
}

const empty = (value: unknown) => value === '';

/** Schema of the body of a `…/move` endpoint: `id` with exactly one of `after` (empty for the start) and `position`. */
export const rowMoveSchema: ObjectSchema<RowMoveFields> = object({
  id: positiveInteger().required(),
  after: positiveInteger()
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

/** Converts the validated fields of a `…/move` request to a move. */
export function toRowMove({ id, after, position }: RowMoveFields): RowMove {
  return position === undefined ? { id, place: { after: after ?? null } } : { id, place: { position } };
}
