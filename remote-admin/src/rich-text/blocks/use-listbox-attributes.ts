import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';

interface Listbox {
  /** Id of the open list. */
  list: string;
  /** Id of the active option; null if there is none. */
  active: string | null;
}

/** Tells screen readers that the text controls an open list. The editor keeps attributes that it has not set. */
export function useListboxAttributes(editor: Editor, { list, active }: Listbox): void {
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-haspopup', 'listbox');
    dom.setAttribute('aria-autocomplete', 'list');
    dom.setAttribute('aria-controls', list);
    return () => {
      for (const name of ['aria-haspopup', 'aria-autocomplete', 'aria-controls']) dom.removeAttribute(name);
    };
  }, [editor, list]);
  useEffect(() => {
    if (active === null) return undefined;
    const { dom } = editor.view;
    dom.setAttribute('aria-activedescendant', active);
    return () => dom.removeAttribute('aria-activedescendant');
  }, [editor, active]);
}
