let running = 0;

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask before the document is left until the upload has ended. It is not interrupted by a change of the
 * screen or by closing a dialog.
 */
export async function guardUpload<T>(upload: Promise<T>): Promise<T> {
  if (running === 0) addEventListener('beforeunload', preventUnload);
  running += 1;
  try {
    return await upload;
  } finally {
    running -= 1;
    if (running === 0) removeEventListener('beforeunload', preventUnload);
  }
}
