import { useEffect, useRef } from 'react';

/** Event of the panel's document: a part of the previewed page was pressed. Its detail is the id of the part. */
const previewPressEvent = 'vitrin:preview-press';

/** Reports presses on the parts of a previewed page, which itself runs no script. What a form handles is not followed as a link. */
export function reportPresses(page: Document): void {
  page.addEventListener('click', (event) => {
    const part = (event.target as Element | null)?.closest('section[id]');
    if (!part) return;
    const press = new CustomEvent(previewPressEvent, { detail: part.id, cancelable: true });
    if (!document.dispatchEvent(press)) event.preventDefault();
  });
}

/**
 * Calls `open` with the id of a part that is pressed in the preview.
 * @param open - returns whether the form has the part
 */
export function usePreviewPress(open: (part: string) => boolean): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const press = (event: Event) => {
      if (event instanceof CustomEvent && latest.current(String(event.detail))) event.preventDefault();
    };
    document.addEventListener(previewPressEvent, press);
    return () => document.removeEventListener(previewPressEvent, press);
  }, []);
}

/** Calls `leave` after a form has opened what was pressed in the preview that covers it. */
export function useHandledPress(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    // The form is mounted before the preview, so that its listener has run.
    const press = (event: Event) => event.defaultPrevented && latest.current();
    document.addEventListener(previewPressEvent, press);
    return () => document.removeEventListener(previewPressEvent, press);
  }, []);
}
