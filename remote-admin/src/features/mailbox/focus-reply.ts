/** Where the answer to the open message is written, or the button that opens it. */
export const replyPlace = 'yanit-yeri';

/** Leads to the answer's text; opens its form where it is still closed. */
export function focusReply(): void {
  const place = document.getElementById(replyPlace);
  if (place instanceof HTMLButtonElement) place.click();
  else place?.querySelector('textarea')?.focus();
}
