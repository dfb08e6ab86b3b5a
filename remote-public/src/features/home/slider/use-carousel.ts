import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface CarouselState {
  track: RefObject<HTMLDivElement | null>;
  /** Updates the state from the scroll position. */
  syncPosition: () => void;
  /** Clears the scroll target when scrolling has ended. */
  clearTarget: () => void;
  current: number;
  /** False until the visitor has moved to another slide. */
  hasMoved: boolean;
  show: (index: number) => void;
  /** Moves to the next or previous slide; wraps around at the ends. */
  moveBy: (step: 1 | -1) => void;
  /** The arrow keys move in the direction they point to, also in right-to-left text. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Derives the state from the scroll position, which swipes, keys and controls all change. */
export function useCarousel(count: number): CarouselState {
  const track = useRef<HTMLDivElement>(null);
  // A second click continues from the target of the first one, not from the slide that the scroller is passing.
  const target = useRef<number>(null);
  const [current, setCurrent] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  // A visitor may have swiped before hydration.
  useEffect(() => setCurrent(indexOf(track.current)), []);

  function syncPosition(): void {
    const index = indexOf(track.current);
    if (index !== current) setHasMoved(true);
    setCurrent(index);
    if (index === target.current) clearTarget();
  }

  function clearTarget(): void {
    target.current = null;
  }

  function show(index: number): void {
    const scroller = track.current;
    target.current = index;
    scroller?.scrollTo({ left: index * scroller.clientWidth * (isRightToLeft(scroller) ? -1 : 1) });
  }

  function moveBy(step: 1 | -1): void {
    show(((target.current ?? current) + step + count) % count);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    moveBy((key === 'ArrowRight') === isRightToLeft(track.current) ? -1 : 1);
  }

  return { track, syncPosition, clearTarget, current, hasMoved, show, moveBy, onKeyDown };
}

function indexOf(scroller: HTMLElement | null): number {
  return scroller ? Math.round(Math.abs(scroller.scrollLeft) / (scroller.clientWidth || 1)) : 0;
}

function isRightToLeft(scroller: HTMLElement | null): boolean {
  return scroller !== null && getComputedStyle(scroller).direction === 'rtl';
}
