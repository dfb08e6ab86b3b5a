interface ShellGlobal {
  vitrin?: { loadCleaner?(): Promise<void> };
}

/**
 * Loads the HTML sanitizer. Must resolve before HTML is parsed: until then the Trusted Types policy rejects markup
 * (product §12).
 */
export async function loadSanitizer(): Promise<void> {
  await (globalThis as ShellGlobal).vitrin?.loadCleaner?.();
}
