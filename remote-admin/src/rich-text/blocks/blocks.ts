import type { Editor, Range } from '@tiptap/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconAsterisk from '@tabler/icons-react/dist/esm/icons/IconAsterisk.mjs';
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconCodeDots from '@tabler/icons-react/dist/esm/icons/IconCodeDots.mjs';
import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconHandClick from '@tabler/icons-react/dist/esm/icons/IconHandClick.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconSeparatorHorizontal from '@tabler/icons-react/dist/esm/icons/IconSeparatorHorizontal.mjs';
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs';
import type { Icon } from '@tabler/icons-react';
import { fold } from '@vitrin/shared-contracts/fold';
import type { CalloutKind } from './callout-node.ts';
import type { EditorLayer } from '../editor-layers.tsx';
import { canHaveFootnote } from '../footnotes/footnotes.ts';
import type { Tool } from '../tools.ts';

/** A block that is inserted at the cursor, by the menu 'Ekle' or after typing '/'. */
export interface Block extends Tool {
  /** Further search terms. */
  keywords: string;
}

const outsideTable = (editor: Editor) => !editor.isActive('table');

/** A group inside a group would be split. */
const outsideGroup = (editor: Editor) => !editor.isActive('gallery') && !editor.isActive('picturePair');

function callout(kind: CalloutKind, label: string, keywords: string, icon: Icon): Block {
  return {
    label,
    keywords,
    icon,
    command: (chain) => chain.wrapIn('callout', { kind }),
    isPossible: (editor) => !editor.isActive('callout') && editor.can().wrapIn('callout', { kind }),
  };
}

/** Blocks in the order of both menus. */
export const blocks: readonly Block[] = [
  {
    label: 'Başlık',
    keywords: 'h2 konu',
    icon: IconH2,
    command: (chain) => chain.setHeading({ level: 2 }),
    isPossible: (editor) => editor.can().setHeading({ level: 2 }),
  },
  {
    label: 'Alt başlık',
    keywords: 'h3',
    icon: IconH3,
    command: (chain) => chain.setHeading({ level: 3 }),
    isPossible: (editor) => editor.can().setHeading({ level: 3 }),
  },
  {
    label: 'Madde listesi',
    keywords: 'madde işareti',
    icon: IconList,
    command: (chain) => chain.toggleBulletList(),
    isPossible: (editor) => editor.can().toggleBulletList(),
  },
  {
    label: 'Numaralı liste',
    keywords: 'sıralı',
    icon: IconListNumbers,
    command: (chain) => chain.toggleOrderedList(),
    isPossible: (editor) => editor.can().toggleOrderedList(),
  },
  {
    label: 'Alıntı',
    keywords: 'söz tırnak',
    icon: IconBlockquote,
    command: (chain) => chain.setBlockquote(),
    isPossible: (editor) => editor.can().setBlockquote(),
  },
  callout('info', 'Bilgi kutusu', 'not ipucu', IconInfoCircle),
  callout('warning', 'Uyarı kutusu', 'dikkat önemli', IconAlertTriangle),
  { label: 'Görsel', keywords: 'resim fotoğraf', icon: IconPhotoPlus, opens: 'picture' },
  {
    label: 'Yan yana iki görsel',
    keywords: 'resim fotoğraf çift',
    icon: IconColumns2,
    opens: 'picturePair',
    isPossible: outsideGroup,
  },
  {
    label: 'Galeri',
    keywords: 'görsel resim fotoğraf',
    icon: IconLayoutGrid,
    opens: 'gallery',
    isPossible: outsideGroup,
  },
  { label: 'Tablo', keywords: 'çizelge', icon: IconTablePlus, opens: 'table', isPossible: outsideTable },
  {
    label: 'Dipnot',
    keywords: 'kaynak not açıklama',
    icon: IconAsterisk,
    opens: 'footnote',
    isPossible: canHaveFootnote,
  },
  { label: 'Düğme', keywords: 'buton bağlantı', icon: IconHandClick, opens: 'button' },
  { label: 'Dosya', keywords: 'pdf word excel indir belge', icon: IconFileDownload, opens: 'download' },
  { label: 'Video', keywords: 'youtube vimeo film', icon: IconPlayerPlay, opens: 'video' },
  {
    label: 'Kod bölümü',
    keywords: 'program',
    icon: IconCodeDots,
    command: (chain) => chain.setCodeBlock(),
    isPossible: (editor) => editor.can().setCodeBlock(),
  },
  {
    label: 'Ayırıcı çizgi',
    keywords: 'yatay bölüm',
    icon: IconSeparatorHorizontal,
    command: (chain) => chain.setHorizontalRule(),
    isPossible: (editor) => editor.can().setHorizontalRule(),
  },
];

/** Returns the blocks that are possible at the cursor and have a word that starts with the typed text. */
export function findBlocks(editor: Editor, typed: string): Block[] {
  const query = fold(typed);
  return blocks.filter(
    ({ label, keywords, isPossible }) =>
      fold(`${label} ${keywords}`)
        .split(' ')
        .some((word) => word.startsWith(query)) &&
      (isPossible?.(editor) ?? true),
  );
}

/**
 * Inserts a block at the cursor, or opens the layer that asks what to insert.
 * @param typed - typed text that the block replaces, so that both are undone in one step
 */
export function insertBlock(
  editor: Editor,
  { command, opens }: Block,
  open: (layer: EditorLayer) => void,
  typed?: Range,
): void {
  const chain = editor.chain().focus();
  if (typed) chain.deleteRange(typed);
  (command?.(chain) ?? chain).run();
  if (opens) open(opens);
}
