/**
 * Returns path and query of a request, always with a leading slash. The absolute form of a request line, used with
 * proxies, contains the host too.
 */
export function addressOf(url: string): string {
  const address = url.replace(/^https?:\/\/[^/]*/i, '');
  return address.startsWith('/') ? address : `/${address}`;
}

/** Returns the decoded path of a request; one that cannot be decoded is unchanged. */
export function decodedPathOf(url: string): string {
  const path = addressOf(url).split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
