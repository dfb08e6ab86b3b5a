/** Returns the names of the fields whose values differ: for the audit log, which never holds values. */
export function changedFields(before: object, after: object): string[] {
  const previous = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(previous.get(name)) ? [] : [name],
  );
}
