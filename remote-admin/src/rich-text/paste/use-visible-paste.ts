import { useEffect } from 'react';
import { showSuccess } from '../../ui/feedback/dialogs.ts';
import { loadSanitizer } from '../../data/sanitizer.ts';
import { mayHideText } from './may-hide-text.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Pastes into the text fields of the panel only what the source shows: the plain text of a spreadsheet or a document also has its
 * hidden rows and columns and the deleted changes.
 */
export function useVisiblePaste(): void {
  useEffect(() => {
    // Before a field handles the paste itself.
    document.addEventListener('paste', paste, { capture: true });
    return () => document.removeEventListener('paste', paste, { capture: true });
  }, []);
}

function paste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const html = clipboardData?.getData('text/html') ?? '';
  if (event.defaultPrevented || !isTextField(target) || !mayHideText(html)) return;
  event.preventDefault();
  void insertVisible(target, html, clipboardData?.getData('text/plain') ?? '');
}

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && /^(?:text|search|url|tel|password)$/.test(target.type);
}

async function insertVisible(field: TextField, html: string, plain: string): Promise<void> {
  await loadSanitizer();
  const { visibleText } = await import('./visible-text.ts');
  const visible = visibleText(html);
  insertText(field, visible?.text ?? plain);
  if (visible === null) return;
  const removed = new Intl.ListFormat('tr', { type: 'conjunction' }).format(visible.removed);
  await showSuccess(`${removed} alınmadı.`, 'Kopyalanan belgenin yalnızca görünen metni yapıştırıldı.');
}

function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .join(', ')
    .replaceAll('\t', ' ');
}

/** Inserts the text at the cursor as if it was typed, so that it can be undone. */
function insertText(field: TextField, text: string): void {
  const inserted = field instanceof HTMLInputElement ? inOneLine(text) : text;
  field.focus();
  // The only way that keeps the undo history of the field.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, inserted)) return;
  field.setRangeText(inserted, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
