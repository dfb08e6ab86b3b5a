/** Where the answer to the open message is written, or the button that opens it. */
export const replyPlace = 'yanit-yeri';

/** Focuses the reply text, or opens the reply form if it is closed. */
export function focusReply(): void {
  const place = document.getElementById(replyPlace);
  if (place instanceof HTMLButtonElement) place.click();
  else place?.querySelector('textarea')?.focus();
}
