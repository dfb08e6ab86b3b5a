import { array, object } from 'yup';
import { limits } from './limits.ts';
import { countingNumber } from './validation.ts';

/** One row of the payload of every `…/queue` call (spec §4). */
export interface QueueItem {
  id: number;
  queue: number;
}

/** Order values count down from the list length: length minus position (spec §4, §9). */
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
