/** What the log may say of a person: `a…@ornek.com`, and of other words their first letters. */
export function redacted(text: string): string {
  const [name = '', host] = text.trim().split('@');
  if (host !== undefined) return `${firstLetter(name)}@${host}`;
  return name.split(/\s+/).map(firstLetter).join(' ');
}

function firstLetter(word: string): string {
  return `${/^./u.exec(word)?.[0] ?? ''}…`;
}
