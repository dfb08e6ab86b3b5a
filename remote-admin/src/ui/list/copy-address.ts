const NAME = 'kopya';

/** Returns the address of the screen that makes a draft from a record, from that of the form of a new one. */
export function copyAddress(insert: string, id: number): string {
  const [path] = insert.split('?');
  return `${path}?${NAME}=${id}`;
}

/** Returns the id of the record that the address asks to copy; null without one. */
export function copiedId(params: URLSearchParams): number | null {
  const text = params.get(NAME) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
