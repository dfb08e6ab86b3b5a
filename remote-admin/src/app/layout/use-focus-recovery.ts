import { useEffect, type RefObject } from 'react';
import { persistentElement } from '../../ui/use-restore-focus.ts';

/** Milliseconds. Browsers remove the focus from a disabled element in the next frame. */
const NEXT_FRAME_MS = 50;

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Prevents keyboard users from losing the focus: when the focused element is removed, such as a deleted row or a closed
 * notice, its replacement gets the focus; a button that was disabled while loading gets it back.
 */
export function useFocusRecovery(main: RefObject<HTMLElement | null>): void {
  useEffect(() => (main.current ? recoverFocus(main.current) : undefined), [main]);
}

function recoverFocus(main: HTMLElement): () => void {
  let lastFocused: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rememberFocused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // A modal question is temporary: the element that had the focus before it stays the holder.
    if (!target.closest('.swal2-container')) lastFocused = main.contains(target) ? persistentElement(target) : null;
  };
  // A user who clicks an empty area has removed the focus deliberately.
  const forgetFocused = () => {
    lastFocused = null;
  };
  const restoreFocus = () => {
    timer = undefined;
    if (lastFocused && isFocusLost()) focusTargetOf(lastFocused).focus({ preventScroll: true });
  };
  const followRemovals = (records: readonly MutationRecord[]) => {
    if (!lastFocused) return;
    for (const record of records)
      if (!lastFocused.isConnected) lastFocused = replacementIn(record, lastFocused) ?? lastFocused;
    // A layer is removed in several steps, so the removal of the holder itself may not be in these records.
    if (!lastFocused.isConnected) lastFocused = main;
    // Delayed: `document.body` is also the active element for a moment while the focus moves between two fields.
    if (isFocusLost() || lastFocused.matches(':disabled')) timer ??= setTimeout(restoreFocus, NEXT_FRAME_MS);
  };
  const observer = new MutationObserver(followRemovals);
  document.addEventListener('focusin', rememberFocused);
  document.addEventListener('pointerdown', forgetFocused);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', rememberFocused);
    document.removeEventListener('pointerdown', forgetFocused);
  };
}

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Returns the element to focus: the holder itself if it is only loading, else an enabled button beside it. */
function focusTargetOf(lastFocused: HTMLElement): HTMLElement {
  if (!lastFocused.matches(':disabled') || 'loading' in lastFocused.dataset) return lastFocused;
  return lastFocused.parentElement?.querySelector<HTMLElement>('button:enabled') ?? lastFocused;
}

/**
 * Returns the focusable element closest to where the holder was removed: in the next sibling, else in the previous one,
 * else the nearest container that can be focused. Null if these nodes did not contain the holder.
 */
function replacementIn(
  { removedNodes, nextSibling, previousSibling, target }: MutationRecord,
  lastFocused: HTMLElement,
) {
  if (![...removedNodes].some((node) => node.contains(lastFocused))) return null;
  const around = target instanceof Element && target.isConnected ? target.closest<HTMLElement>('[tabindex]') : null;
  return firstFocusableIn(nextSibling) ?? firstFocusableIn(previousSibling) ?? around;
}

function firstFocusableIn(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected) return null;
  if (node.matches(focusable)) return node;
  // In a list row the link with the record name, not the drag handle or the checkbox before it.
  const name = node.matches('li') ? node.querySelector<HTMLElement>('a[href]') : null;
  return name ?? node.querySelector<HTMLElement>(focusable);
}
