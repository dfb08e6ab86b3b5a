/** Element id of the reply form, or of the button that opens it. */
export const replyElementId = 'yanit-yeri';

/** Focuses the reply text, or opens the reply form if it is closed. */
export function focusReply(): void {
  const element = document.getElementById(replyElementId);
  if (element instanceof HTMLButtonElement) element.click();
  else element?.querySelector('textarea')?.focus();
}
