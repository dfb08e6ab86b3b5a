interface ShellGlobal {
  vitrin?: { loadCleaner?(): Promise<void> };
}

/** Features that parse HTML wait for this: the Trusted Types policy refuses markup before (product §12). */
export async function loadCleaner(): Promise<void> {
  await (globalThis as ShellGlobal).vitrin?.loadCleaner?.();
}
