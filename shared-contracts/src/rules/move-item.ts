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
