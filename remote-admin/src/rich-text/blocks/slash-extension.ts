import { Extension, type Editor, type Range } from '@tiptap/core';
import { exitSuggestion, Suggestion, SuggestionPluginKey, type SuggestionMount } from '@tiptap/suggestion';

/** A '/' in the text and what was typed after it. */
export interface SlashQuery {
  text: string;
  range: Range;
  /** The paragraph contains nothing else. */
  isAlone: boolean;
  /** Shows an element at the text. */
  mount: SuggestionMount;
}

interface SlashStorage {
  query: SlashQuery | null;
  listeners: Set<() => void>;
  /** Handles a key while the menu is open; true if the text must not handle it. */
  onKey: (event: KeyboardEvent) => boolean;
}

declare module '@tiptap/core' {
  interface Storage {
    /** Undefined once the editor is destroyed. */
    slash?: SlashStorage;
  }
}

/**
 * Recognises '/' at the start of a paragraph and after a space. It only tells the menu, which is a component; while that
 * finds no block, the text is ordinary text.
 */
export const SlashExtension = Extension.create<object, SlashStorage>({
  name: 'slash',
  addStorage: () => ({ query: null, listeners: new Set(), onKey: () => false }),
  onBlur() {
    closeSlash(this.editor);
  },
  addProseMirrorPlugins() {
    const { editor, storage } = this;
    const tell = (query: SlashQuery | null) => {
      storage.query = query;
      for (const listener of storage.listeners) listener();
    };
    return [
      Suggestion({
        editor,
        char: '/',
        allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
        floatingUi: { strategy: 'fixed' },
        render: () => ({
          onStart: (props) => tell(queryOf(editor, props)),
          onUpdate: (props) => tell(queryOf(editor, props)),
          onExit: () => tell(null),
          onKeyDown({ event }) {
            // A surrounding dialog would close too.
            if (event.key === 'Escape') event.stopPropagation();
            return storage.onKey(event);
          },
        }),
      }),
    ];
  },
});

function queryOf(editor: Editor, { query, text, range, mount }: QueryProps): SlashQuery {
  const { parent } = editor.state.doc.resolve(range.from);
  return { text: query, range, isAlone: parent.textContent === text, mount };
}

interface QueryProps {
  query: string;
  text: string;
  range: Range;
  mount: SuggestionMount;
}

/** Ends the menu; the typed text stays. */
export function closeSlash(editor: Editor): void {
  const isActive = SuggestionPluginKey.getState(editor.state)?.active === true;
  if (isActive) exitSuggestion(editor.view);
}

/** Sets the function that handles keys while the menu is open. Returns the function that removes it. */
export function handleSlashKeys(
  { storage: { slash } }: Editor,
  onKey: SlashStorage['onKey'],
): (() => void) | undefined {
  if (!slash) return undefined;
  slash.onKey = onKey;
  return () => {
    slash.onKey = () => false;
  };
}
