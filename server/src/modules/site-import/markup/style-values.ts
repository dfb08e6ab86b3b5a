/** Returns the value of a property in a style; empty without it. */
export function styleValue(style: string, property: string): string {
  const found = style.split(';').findLast(
    (each) =>
      each
        .slice(0, Math.max(0, each.indexOf(':')))
        .trim()
        .toLowerCase() === property,
  );
  return found === undefined ? '' : found.slice(found.indexOf(':') + 1).trim();
}

/** Returns the address of the picture in a background; empty without one. */
export function backgroundAddress(style: string): string {
  // An address may contain a semicolon of its own, but no bracket.
  const start = style.toLowerCase().indexOf('url(');
  if (start < 0 || !style.toLowerCase().includes('background')) return '';
  const end = style.indexOf(')', start);
  return end < 0
    ? ''
    : style
        .slice(start + 'url('.length, end)
        .replaceAll(/['"]/g, '')
        .trim();
}
