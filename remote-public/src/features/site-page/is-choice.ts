/** Checks whether the editor has chosen records in a field of a section; one that was stored before it had the field has none. */
export function isChoice(ids: unknown): ids is readonly number[] {
  return Array.isArray(ids) && ids.length > 0;
}
