/** Downloads data that is already loaded: a link could not send the session's headers. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Delayed, because the browser is still reading the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
