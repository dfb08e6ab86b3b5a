import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog as modal while its component is mounted; the server may have rendered it open. Escape and a click on
 * the backdrop call `close`. On unmount the focus returns to `returnTo`, or to the element that had it before.
 */
export function useModal(close: () => void, returnTo?: () => HTMLElement | null): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const before = useRef<Element>(null);
  const requestClose = useEffectEvent(close);
  const restoreFocus = useEffectEvent(() => {
    const element = returnTo?.() ?? before.current;
    if (element instanceof HTMLElement) element.focus();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    before.current = document.activeElement;
    const onClose = () => requestClose();
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog) requestClose();
    };
    dialog.removeAttribute('open');
    dialog.showModal();
    dialog.addEventListener('close', onClose);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('close', onClose);
      dialog.removeEventListener('click', onClick);
      dialog.close();
    };
  }, []);
  // Not in the layout effect: React restores the previous focus after the commit that removes the dialog.
  useEffect(() => () => restoreFocus(), []);
  return ref;
}
