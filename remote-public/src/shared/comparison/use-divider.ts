import { useEffect, useRef, type RefObject } from 'react';

interface Divider {
  frame: RefObject<HTMLDivElement | null>;
  range: RefObject<HTMLInputElement | null>;
  /** Moves the line to where the control stands. */
  move: () => void;
}

/** Provides the line between two pictures: the control writes its place into a custom property of the frame. */
export function useDivider(): Divider {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const move = () => {
    frame.current?.style.setProperty('--at', `${range.current?.value ?? 50}%`);
  };
  // The visitor may have moved it before hydration, or come back to the page.
  useEffect(move, []);
  return { frame, range, move };
}
