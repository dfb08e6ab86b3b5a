import { RichTextEditor as Shell } from '@mantine/tiptap';
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
import IconArrowsMinimize from '@tabler/icons-react/dist/esm/icons/IconArrowsMinimize.mjs';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { activeBlocks, toolsOf } from './block-tools.ts';
import type { EditorLayer } from './editor-layers.tsx';
import { InsertMenu, insertLabel } from './blocks/insert-menu.tsx';
import styles from './toolbar.module.css';
import { ToolbarButton, type ToolState } from './toolbar-button.tsx';
import { toolGroups, type Tool } from './tools.ts';

interface RichTextToolbarProps {
  editor: Editor;
  onOpen: (layer: EditorLayer) => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
}

/** A single tab stop; the arrow keys move between the tools (ARIA toolbar pattern). */
export function RichTextToolbar({ editor, onOpen, isFullScreen, onFullScreen }: RichTextToolbarProps) {
  const active = useEditorState({ editor, selector: ({ editor: now }) => activeBlocks(now) });
  const groups = [...toolGroups, ...toolsOf(active)];
  const states = useEditorState({ editor, selector: ({ editor: now }) => statesOf(groups.flat(), now) });
  const [stop, setTabStop] = useState('');
  const current = Object.hasOwn(states, stop) || stop === fullScreenLabel ? stop : insertLabel;
  const use = ({ command, opens }: Tool) => {
    if (opens) onOpen(opens);
    command?.(editor.chain().focus()).run();
  };
  return (
    <Shell.Toolbar role="toolbar" aria-label="Biçimlendirme" className={styles.toolbar} onKeyDown={walk}>
      <InsertMenu
        editor={editor}
        isTabStop={current === insertLabel}
        onFocus={() => setTabStop(insertLabel)}
        onOpen={onOpen}
      />
      {groups.map((group) => (
        <div key={group[0]?.label} className={styles.group}>
          {group.map((tool) => (
            <ToolbarButton
              key={tool.label}
              label={tool.label}
              icon={tool.icon}
              state={states[tool.label] ?? plain}
              isTabStop={tool.label === current}
              onFocus={() => setTabStop(tool.label)}
              onClick={() => use(tool)}
            />
          ))}
        </div>
      ))}
      <div className={styles.group}>
        <ToolbarButton
          label={fullScreenLabel}
          icon={isFullScreen ? IconArrowsMinimize : IconArrowsMaximize}
          state={{ active: isFullScreen, possible: true }}
          isTabStop={current === fullScreenLabel}
          onFocus={() => setTabStop(fullScreenLabel)}
          onClick={onFullScreen}
        />
      </div>
    </Shell.Toolbar>
  );
}

const fullScreenLabel = 'Tam ekran yaz';

const plain: ToolState = { active: null, possible: true };

function statesOf(tools: readonly Tool[], editor: Editor): Record<string, ToolState> {
  return Object.fromEntries(
    tools.map(({ label, isActive, isPossible }) => [
      label,
      { active: isActive?.(editor) ?? null, possible: isPossible?.(editor) ?? true },
    ]),
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(event.target as HTMLButtonElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (here + 1) % buttons.length,
    ArrowLeft: (here - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (here < 0 || target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
