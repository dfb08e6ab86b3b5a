import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconLetterCase from '@tabler/icons-react/dist/esm/icons/IconLetterCase.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { findNext, findPrev } from 'prosemirror-search';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { matchPosition, replaceAllMatches, replaceSelected, highlightMatches } from './find.ts';
import styles from './find-bar.module.css';
import { IconButton } from '../ui/icon-button.tsx';

interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

/** Find and replace bar. The focus stays in the bar while the user steps through the matches. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const [sought, setSearchTerm] = useState(() => selectedText(editor));
  const [text, setWords] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [replaced, setReplaced] = useState<number | null>(null);
  const { count, current } = useEditorState({ editor, selector: ({ editor: now }) => matchPosition(now.state) });
  useEffect(() => {
    setReplaced(null);
    highlightMatches(editor, sought, matchCase);
  }, [editor, sought, matchCase]);
  useEffect(() => () => forget(editor), [editor]);

  const go = (command: typeof findNext) => command(editor.state, editor.view.dispatch);
  return (
    <div role="search" aria-label="Metinde bul ve değiştir" className={styles.bar}>
      <TextInput
        ref={focusAtFirst}
        className={styles.field}
        aria-label="Bul"
        placeholder="Bul"
        value={sought}
        onChange={(event) => setSearchTerm(event.currentTarget.value)}
        onKeyDown={onEnter(({ shiftKey }) => go(shiftKey ? findPrev : findNext))}
      />
      <div className={styles.walk}>
        <p role="status" className={styles.count}>
          {statusText({ sought, count, current, replaced })}
        </p>
        <Tool
          label="Büyük/küçük harfe duyarlı"
          icon={IconLetterCase}
          pressed={matchCase}
          onClick={() => setMatchCase(!matchCase)}
        />
        <Tool label="Önceki (Shift+Enter)" icon={IconChevronUp} onClick={() => go(findPrev)} />
        <Tool label="Sonraki (Enter)" icon={IconChevronDown} onClick={() => go(findNext)} />
        <Tool label="Aramayı kapat (Esc)" icon={IconX} onClick={onClose} />
      </div>
      <TextInput
        className={styles.field}
        aria-label="Yerine yazılacak"
        placeholder="Yerine yazılacak"
        value={text}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={onEnter(() => replaceSelected(editor, text))}
      />
      <div className={styles.replace}>
        <Button size="xs" variant="default" disabled={count === 0} onClick={() => replaceSelected(editor, text)}>
          Değiştir
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={count === 0}
          onClick={() => setReplaced(replaceAllMatches(editor, text))}
        >
          Tümünü değiştir
        </Button>
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: typeof IconX;
  pressed?: boolean;
  onClick: () => void;
}

function Tool({ label, icon: Symbol, pressed, onClick }: ToolProps) {
  return (
    <IconButton aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      <Symbol size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

interface Status {
  sought: string;
  count: number;
  current: number;
  replaced: number | null;
}

function statusText({ sought, count, current, replaced }: Status): string {
  if (replaced !== null) return `${replaced} yerde değiştirildi`;
  if (sought === '') return '';
  if (count === 0) return 'Bulunamadı';
  return current > 0 ? `${current} / ${count}` : `${count} eşleşme`;
}

/** Enter must not submit the surrounding form. */
function onEnter(act: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act(event);
  };
}

function focusAtFirst(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, '\n').split('\n')[0]?.slice(0, 100) ?? '';
}

function forget(editor: Editor): void {
  if (!editor.isDestroyed) highlightMatches(editor, '', false);
}
