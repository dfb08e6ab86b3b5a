import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Hydration writes the server's text into a text area again (an input keeps what was typed): what stood there before is
 * read while rendering and put back.
 */
export function useTypedBefore(id: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => (__SERVER__ ? undefined : standing(id)?.value));

  useLayoutEffect(() => {
    if (ref.current && typed !== undefined && ref.current.value !== typed) ref.current.value = typed;
  }, [typed]);

  return ref;
}

function standing(id: string): HTMLTextAreaElement | null {
  return document.getElementById(id) as HTMLTextAreaElement | null;
}
