import { useEffect, useRef, type RefObject } from 'react';
import { typedTexts } from './text-controls.ts';

/**
 * Milliseconds since the form was first touched; a signal for the server, never a refusal (product §11). A form that was
 * touched before the page came alive counts from the beginning of the page.
 */
export function useFillTime(ref: RefObject<HTMLFormElement | null>): () => number {
  const touchedAt = useRef<number | null>(null);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    if (form.contains(document.activeElement) || Object.values(typedTexts(form)).some(Boolean)) touchedAt.current = 0;
    const touch = () => {
      touchedAt.current ??= performance.now();
    };
    form.addEventListener('focusin', touch);
    return () => form.removeEventListener('focusin', touch);
  }, [ref]);

  return () => Math.round(performance.now() - (touchedAt.current ?? 0));
}
