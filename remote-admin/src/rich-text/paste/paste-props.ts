import type { EditorProps, EditorView } from '@tiptap/pm/view';
import type { Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import { pasteNotice, type PasteNotice } from './dropped-content.ts';
import { joinWrappedLines } from './joined-lines.ts';
import { cleanPasted, type PasteTarget } from './pasted-html.ts';
import { readableHosts } from '../../data/readable-hosts.ts';

type PasteProps = Required<Pick<EditorProps, 'transformPastedHTML' | 'transformPastedText' | 'handlePaste'>>;

const joinedNotice: PasteNotice = {
  title: 'Bölünmüş satırlar paragraf olarak birleştirildi.',
  text: 'Satırları olduğu gibi almak için geri alıp Ctrl+Shift+V ile yapıştırın.',
};
const asTextNotice: PasteNotice = {
  title: 'Biçimi buraya uymadığı için yalnızca metin yapıştırıldı.',
  text: 'Tabloyu ya da bölümü boş bir satıra yapıştırmayı deneyin.',
};

/**
 * Returns the handlers of pasted and dropped content.
 * @param say - shows what was lost or changed, which would otherwise only be noticed on the site; null: nothing
 */
export function pasteProps(say: (notice: PasteNotice | null) => void): PasteProps {
  return {
    transformPastedHTML(html, view) {
      const target: PasteTarget = isInTable(view.state) ? 'table' : 'text';
      say(pasteNotice(html, target));
      return cleanPasted(html, target);
    },
    transformPastedText(text, isPlain) {
      // The code that map and video sites offer for copying.
      if (!isPlain && /^\s*<iframe\s/i.test(text)) {
        say(pasteNotice(text));
        return '';
      }
      const readable = readableHosts(text);
      const joined = isPlain ? readable : joinWrappedLines(readable);
      say(joined === readable ? null : joinedNotice);
      return joined;
    },
    handlePaste: (view, event, slice) =>
      pasteSafely(
        view,
        slice,
        () => handlers(view, event, slice),
        () => say(asTextNotice),
      ),
  };
}

function handlers(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  return view.state.plugins.some((plugin) => plugin.props.handlePaste?.call(plugin, view, event, slice) === true);
}

/**
 * Pastes what the editor cannot insert at the selection as text: an exception would leave the author without an answer, and with
 * nothing inserted.
 */
function pasteSafely(view: EditorView, slice: Slice, handle: () => boolean, onFailure: () => void): boolean {
  try {
    if (handle()) return true;
    // The editor's own way, tried without effect.
    view.state.tr.replaceSelection(slice);
    return false;
  } catch {
    const text = slice.content.textBetween(0, slice.content.size, ' ', ' ');
    view.dispatch(view.state.tr.insertText(text).scrollIntoView().setMeta('paste', true));
    onFailure();
    return true;
  }
}
