import Swal from 'sweetalert2/dist/sweetalert2.js';

/** Elements that undo typing themselves, and layers over the screen that handle keys themselves. */
const HANDLED_ELSEWHERE = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';
const LAYERS = '[role="menu"], .mantine-Modal-content, .swal2-modal';

/** Where the focus was before it moved to the present toast. */
let focusOrigin: HTMLElement | null = null;

/** Stops the timer of a toast while the pointer or the focus is on it. */
export function pauseWhileUsed(popup: HTMLElement): void {
  const used = { pointer: false, focus: false };
  const set = (how: keyof typeof used, on: boolean) => {
    used[how] = on;
    if (used.pointer || used.focus) Swal.stopTimer();
    else Swal.resumeTimer();
  };
  popup.addEventListener('mouseenter', () => set('pointer', true));
  popup.addEventListener('mouseleave', () => set('pointer', false));
  popup.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !popup.contains(relatedTarget)) focusOrigin = relatedTarget;
    set('focus', true);
  });
  popup.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && popup.contains(relatedTarget))) set('focus', false);
  });
}

/** Returns the focus from a toast that closes to where it came from. */
export function returnFocus(popup: HTMLElement): void {
  if (popup.contains(document.activeElement)) focusOrigin?.focus();
  focusOrigin = null;
}

/**
 * Calls `undo` for Ctrl Z (⌘ Z), unless a text field has the focus or a layer is open. Returns the function that ends it.
 */
export function onUndoKeys(undo: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
    if (!isUndo || isHandledElsewhere(event.target)) return;
    event.preventDefault();
    undo();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}

function isHandledElsewhere(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest(HANDLED_ELSEWHERE) !== null) || document.querySelector(LAYERS) !== null
  );
}
