import { VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { findBlocks, insertBlock, type Block } from './blocks.ts';
import type { EditorLayer } from '../editor-layers.tsx';
import { closeSlash, handleSlashKeys, type SlashQuery } from './slash-extension.ts';
import styles from './slash-menu.module.css';
import { useListboxAttributes } from './use-listbox-attributes.ts';

interface SlashMenuProps {
  editor: Editor;
  onOpen: (layer: EditorLayer) => void;
}

/** List of blocks for the text typed after '/'. The focus stays in the text (listbox with `aria-activedescendant`). */
export function SlashMenu({ editor, onOpen }: SlashMenuProps) {
  const { slash } = editor.storage;
  const query = useSyncExternalStore(
    (listener) => {
      slash?.listeners.add(listener);
      return () => void slash?.listeners.delete(listener);
    },
    () => slash?.query ?? null,
  );
  const found = query ? findBlocks(editor, query.text) : [];
  return (
    <>
      <VisuallyHidden role="status">
        {found.length > 0 ? `${found.length} blok. Ok tuşlarıyla seçin, Enter ile ekleyin, Esc ile kapatın.` : ''}
      </VisuallyHidden>
      {query && found.length > 0 ? (
        // A new query starts at its first block.
        <BlockList key={query.text} editor={editor} query={query} found={found} onOpen={onOpen} />
      ) : null}
    </>
  );
}

interface BlockListProps extends SlashMenuProps {
  query: SlashQuery;
  found: readonly Block[];
}

function BlockList({ editor, query, found, onOpen }: BlockListProps) {
  const id = useId();
  // In a sentence a lone '/' is punctuation: Enter then starts a new line, unless a block was chosen.
  const [active, setActive] = useState(query.isAlone || query.text !== '' ? 0 : -1);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (block: Block) => {
    closeSlash(editor);
    insertBlock(editor, block, onOpen, query.range);
  };
  useKeys(editor, { found, active, setActive, choose });
  useListboxAttributes(editor, { list: id, active: active < 0 ? null : optionId(active) });
  useEffect(() => {
    if (!list.current) return undefined;
    return query.mount(list.current);
    // oxlint-disable-next-line exhaustive-deps -- it follows the text by itself
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Eklenecek blok" className={styles.list}>
      {found.map((block, index) => (
        <button
          key={block.label}
          type="button"
          tabIndex={-1}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onPointerMove={() => setActive(index)}
          // Keeps the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(block)}
        >
          <block.icon size={18} stroke={1.75} aria-hidden />
          {block.label}
        </button>
      ))}
    </div>
  );
}

interface Keys {
  found: readonly Block[];
  active: number;
  setActive: (index: number) => void;
  choose: (block: Block) => void;
}

/** Moves through the blocks and chooses one while the focus is in the text. */
function useKeys(editor: Editor, { found, active, setActive, choose }: Keys): void {
  useEffect(() => {
    return handleSlashKeys(editor, ({ key, shiftKey }) => {
      const count = found.length;
      if (key === 'ArrowDown') setActive((active + 1) % count);
      else if (key === 'ArrowUp') setActive(active <= 0 ? count - 1 : active - 1);
      else {
        const block = found[active];
        if (!block || shiftKey || !(key === 'Enter' || key === 'Tab')) return false;
        choose(block);
      }
      return true;
    });
  });
}
