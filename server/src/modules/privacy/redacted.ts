/** Redacts a person for the audit log: `a…@ornek.com`, and of other text the first letter of each word. */
export function redacted(text: string): string {
  const [name = '', host] = text.trim().split('@');
  if (host !== undefined) return `${firstLetter(name)}@${host}`;
  return name.split(/\s+/).map(firstLetter).join(' ');
}

function firstLetter(word: string): string {
  return `${/^./u.exec(word)?.[0] ?? ''}…`;
}
