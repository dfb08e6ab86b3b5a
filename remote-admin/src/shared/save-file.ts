/** Hands what is already here to the browser as a download: a link could not carry the session's headers. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Not at once: the browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
