import type { ChainedCommands, Editor } from '@tiptap/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconAsterisk from '@tabler/icons-react/dist/esm/icons/IconAsterisk.mjs';
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconCodeDots from '@tabler/icons-react/dist/esm/icons/IconCodeDots.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconH4 from '@tabler/icons-react/dist/esm/icons/IconH4.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPhotoEdit from '@tabler/icons-react/dist/esm/icons/IconPhotoEdit.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSeparatorHorizontal from '@tabler/icons-react/dist/esm/icons/IconSeparatorHorizontal.mjs';
import IconStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs';
import IconSubscript from '@tabler/icons-react/dist/esm/icons/IconSubscript.mjs';
import IconSuperscript from '@tabler/icons-react/dist/esm/icons/IconSuperscript.mjs';
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
import { canHaveFootnote, selectedFootnote } from './footnotes/footnotes.ts';
import type { EditorLayer } from './editor-layers.tsx';

/** A button of the toolbar: it changes the text immediately, or opens a layer. */
export interface Tool {
  /** Tooltip and accessible name. */
  label: string;
  icon: Icon;
  command?: (chain: ChainedCommands) => ChainedCommands;
  opens?: EditorLayer;
  /** Undefined: the tool is not a toggle. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, label: string, icon: Icon): Tool => ({
  label,
  icon,
  command: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
});

const active = (name: string) => (editor: Editor) => editor.isActive(name);

const headings = [
  heading(2, 'Başlık', IconH2),
  heading(3, 'Alt başlık', IconH3),
  heading(4, 'Küçük başlık', IconH4),
] satisfies Tool[];

const textStyles = [
  { label: 'Kalın (Ctrl+B)', icon: IconBold, command: (chain) => chain.toggleBold(), isActive: active('bold') },
  { label: 'Eğik (Ctrl+I)', icon: IconItalic, command: (chain) => chain.toggleItalic(), isActive: active('italic') },
  {
    label: 'Altı çizili (Ctrl+U)',
    icon: IconUnderline,
    command: (chain) => chain.toggleUnderline(),
    isActive: active('underline'),
  },
  {
    label: 'Üstü çizili',
    icon: IconStrikethrough,
    command: (chain) => chain.toggleStrike(),
    isActive: active('strike'),
  },
  {
    label: 'Üst simge: m² (Ctrl+.)',
    icon: IconSuperscript,
    command: (chain) => chain.toggleMark('superscript'),
    isActive: active('superscript'),
  },
  {
    label: 'Alt simge: H₂O (Ctrl+,)',
    icon: IconSubscript,
    command: (chain) => chain.toggleMark('subscript'),
    isActive: active('subscript'),
  },
  { label: 'Kod', icon: IconCode, command: (chain) => chain.toggleCode(), isActive: active('code') },
] satisfies Tool[];

const links = [
  { label: 'Bağlantı (Ctrl+K)', icon: IconLink, opens: 'link', isActive: active('link') },
  {
    label: 'Bağlantıyı kaldır',
    icon: IconUnlink,
    command: (chain) => chain.extendMarkRange('link').unsetLink(),
    isPossible: active('link'),
  },
  {
    label: 'Dipnot (Ctrl+Alt+F)',
    icon: IconAsterisk,
    opens: 'footnote',
    isActive: active('footnote'),
    isPossible: (editor) => canHaveFootnote(editor) || selectedFootnote(editor) !== null,
  },
] satisfies Tool[];

const blocks = [
  {
    label: 'Madde listesi',
    icon: IconList,
    command: (chain) => chain.toggleBulletList(),
    isActive: active('bulletList'),
  },
  {
    label: 'Numaralı liste',
    icon: IconListNumbers,
    command: (chain) => chain.toggleOrderedList(),
    isActive: active('orderedList'),
  },
  {
    label: 'Alıntı',
    icon: IconBlockquote,
    command: (chain) => chain.toggleBlockquote(),
    isActive: active('blockquote'),
  },
  {
    label: 'Kod bölümü',
    icon: IconCodeDots,
    command: (chain) => chain.toggleCodeBlock(),
    isActive: active('codeBlock'),
  },
  { label: 'Ayırıcı çizgi', icon: IconSeparatorHorizontal, command: (chain) => chain.setHorizontalRule() },
] satisfies Tool[];

const inserts = [
  { label: 'Görsel ekle', icon: IconPhotoPlus, opens: 'picture' },
  { label: 'Görselin alternatif metni', icon: IconPhotoEdit, opens: 'picture-text', isPossible: active('image') },
  { label: 'Tablo ekle', icon: IconTablePlus, opens: 'table', isPossible: (editor) => !editor.isActive('table') },
] satisfies Tool[];

const steps = [
  {
    label: 'Geri al (Ctrl+Z)',
    icon: IconArrowBackUp,
    command: (chain) => chain.undo(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: 'Yinele (Ctrl+Y)',
    icon: IconArrowForwardUp,
    command: (chain) => chain.redo(),
    isPossible: (editor) => editor.can().redo(),
  },
  { label: 'Bul ve değiştir (Ctrl+F)', icon: IconSearch, opens: 'find' },
] satisfies Tool[];

/** Tools in display order, in groups with a gap between them. */
export const toolGroups: readonly (readonly Tool[])[] = [headings, textStyles, links, blocks, inserts, steps];
