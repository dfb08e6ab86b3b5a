/**
 * Moves one element of a list without changing the input.
 * @param items - list
 * @param from - index of the element
 * @param to - index of the element in the result
 * @returns a new list; the same list when `from` equals `to` or does not exist
 */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
/**
 * @deprecated since 1.1.0: use {@link moveItem}.
 * @alias
 */
export const moved = moveItem;

/** One row in the body of every `…/queue` endpoint (product §4). */
export interface QueueItem {
  id: number;
  queue: number;
}

/**
 * Returns the order values of a list: list length minus position, so the first id has the highest value (product §4,
 * §9).
 * @param ids - ids in display order
 * @param highest - value of the first id; for a contiguous part of a list, the length of the list minus the rows before it
 * @example
 * ```ts
 * queueFromOrder([7, 3]); // [{ id: 7, queue: 2 }, { id: 3, queue: 1 }]
 * ```
 */
export function queueFromOrder(ids: readonly number[], highest: number = ids.length): QueueItem[] {
  return ids.map((id, position) => ({ id, queue: highest - position }));
}
