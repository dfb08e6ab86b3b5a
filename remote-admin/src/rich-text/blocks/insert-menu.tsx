import type { Editor } from '@tiptap/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentProps } from 'react';
import { DeferredMenu } from '../../ui/layers/deferred-menu.tsx';
import { blocks, insertBlock } from './blocks.ts';
import type { EditorLayer } from '../editor-layers.tsx';
import styles from '../toolbar.module.css';

interface InsertMenuProps {
  editor: Editor;
  /** The menu button is the tab stop of the toolbar. */
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: (layer: EditorLayer) => void;
}

/** Label of the button of the menu. */
export const insertLabel = 'Ekle';

/** Menu of the toolbar with the blocks that '/' offers too. */
export function InsertMenu({ editor, isTabStop, onFocus, onOpen }: InsertMenuProps) {
  return (
    <DeferredMenu width={240} button={<MenuButton tabIndex={isTabStop ? 0 : -1} onFocusCapture={onFocus} />}>
      {(Menu) =>
        blocks.map((block) => (
          <Menu.Item
            key={block.label}
            leftSection={<block.icon size={18} aria-hidden />}
            disabled={!(block.isPossible?.(editor) ?? true)}
            onClick={() => insertBlock(editor, block, onOpen)}
          >
            {block.label}
          </Menu.Item>
        ))
      }
    </DeferredMenu>
  );
}

function MenuButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.menu} title="Blok ekle; metinde / yazarak da açılır" {...props}>
      {insertLabel}
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
