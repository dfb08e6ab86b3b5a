import { useEffect, useState, useSyncExternalStore } from 'react';

/** Attribute of the element of a form that edits a part of the page; its value is the id of the part. */
export const editedPartAttribute = 'data-edits-part';

/** The part of a page that is edited in its form; only an open preview is rendered again when it changes. */
export interface EditedPart {
  subscribe: (onChange: () => void) => () => void;
  /** Id of the part; null for none. */
  read: () => string | null;
}

/**
 * Follows the part of the page that is edited in the form: that of the field or button which had the focus last. A field outside of
 * all parts ends it; the preview itself, dialogs and the buttons of the form do not.
 */
export function useFollowedPart(): EditedPart {
  const [part] = useState(createPart);
  const { change } = part;
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const editor = target.closest(`[${editedPartAttribute}]`);
      if (editor) change(editor.getAttribute(editedPartAttribute));
      else if (isFieldOfForm(target)) change(null);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [change]);
  return part;
}

/** Returns the id of the part; null for none. */
export function useEditedPart({ subscribe, read }: EditedPart): string | null {
  return useSyncExternalStore(subscribe, read);
}

function isFieldOfForm(element: Element): boolean {
  return element.closest('form') !== null && element.matches('input, textarea, select, [contenteditable="true"]');
}

function createPart(): EditedPart & { change: (id: string | null) => void } {
  const listeners = new Set<() => void>();
  let present: string | null = null;
  return {
    read: () => present,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change(id) {
      present = id;
      for (const listener of listeners) listener();
    },
  };
}
