/** Names of the fields whose values differ from what stood before: for the audit, which never holds values. */
export function changedFields(before: object, after: object): string[] {
  const standing = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(standing.get(name)) ? [] : [name],
  );
}
