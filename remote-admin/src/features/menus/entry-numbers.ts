const numbers = new Map<string, number>();

/** Returns a number for the id of an entry, the same one for the same id: lists that are sorted by dragging know rows by numbers. */
export function numberOf(id: string): number {
  const number = numbers.get(id) ?? numbers.size + 1;
  numbers.set(id, number);
  return number;
}
