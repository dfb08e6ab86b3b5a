import { useEffect, type RefObject } from 'react';
import { lastingElement } from '../../shared/use-returned-focus.ts';

/** Browsers take the focus from what is disabled at their next frame. */
const NEXT_FRAME_MS = 50;

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Whoever works by keyboard never stands nowhere: when what had the focus goes, such as a deleted row or a closed
 * notice, what stands in its place takes it; a button that had to wait has it again.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), [main]);
}

function keepFocus(main: HTMLElement): () => void {
  let holder: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // A question lies over the page only until it is answered.
    if (!target.closest('.swal2-container')) holder = main.contains(target) ? lastingElement(target) : null;
  };
  // Who points at nothing has chosen to stand nowhere.
  const release = () => {
    holder = null;
  };
  const settle = () => {
    timer = undefined;
    if (holder && isNowhere()) standInOf(holder).focus({ preventScroll: true });
  };
  const handOn = (records: readonly MutationRecord[]) => {
    if (!holder) return;
    for (const record of records) if (!holder.isConnected) holder = heirIn(record, holder) ?? holder;
    // A layer goes in pieces, each out of the other.
    if (!holder.isConnected) holder = main;
    // Not at once: on its way from one field to the next the focus is nowhere as well.
    if (isNowhere() || holder.matches(':disabled')) timer ??= setTimeout(settle, NEXT_FRAME_MS);
  };
  const observer = new MutationObserver(handOn);
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', release);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', release);
  };
}

function isNowhere(): boolean {
  return document.activeElement === document.body;
}

/** A button that waits has the focus again later; one that has nothing left to do leaves it to its neighbour. */
function standInOf(holder: HTMLElement): HTMLElement {
  if (!holder.matches(':disabled') || 'loading' in holder.dataset) return holder;
  return holder.parentElement?.querySelector<HTMLElement>('button:enabled') ?? holder;
}

/** What stands where the holder was taken out: what followed it, else what was before it, else what both were in. */
function heirIn({ removedNodes, nextSibling, previousSibling, target }: MutationRecord, holder: HTMLElement) {
  if (![...removedNodes].some((node) => node.contains(holder))) return null;
  const around = target instanceof Element && target.isConnected ? target.closest<HTMLElement>('[tabindex]') : null;
  return firstIn(nextSibling) ?? firstIn(previousSibling) ?? around;
}

function firstIn(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected) return null;
  if (node.matches(focusable)) return node;
  // Of a row the name, not the handle or the box before it.
  const name = node.matches('li') ? node.querySelector<HTMLElement>('a[href]') : null;
  return name ?? node.querySelector<HTMLElement>(focusable);
}
