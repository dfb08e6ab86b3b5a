import type { Editor } from '@tiptap/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { listTools } from './list-tools.ts';
import { tableTools } from './table-tools.ts';
import type { Tool } from './tools.ts';

/** Tools of the blocks that have some, by the type of the block. They are shown while it contains the cursor. */
const toolsByBlock: Readonly<Record<string, readonly Tool[]>> = {
  table: tableTools,
  orderedList: listTools,
  footnote: [
    { label: 'Dipnotu düzenle', icon: IconPencil, opens: 'footnote' },
    { label: 'Dipnotu sil', icon: IconTrash, command: (chain) => chain.deleteSelection() },
  ],
  callout: [
    {
      label: 'Bilgi kutusu yap',
      icon: IconInfoCircle,
      command: (chain) => chain.updateAttributes('callout', { kind: 'info' }),
      isActive: (editor) => editor.isActive('callout', { kind: 'info' }),
    },
    {
      label: 'Uyarı kutusu yap',
      icon: IconAlertTriangle,
      command: (chain) => chain.updateAttributes('callout', { kind: 'warning' }),
      isActive: (editor) => editor.isActive('callout', { kind: 'warning' }),
    },
    { label: 'Kutuyu kaldır, metni kalsın', icon: IconX, command: (chain) => chain.lift('callout') },
  ],
  picturePair: [
    { label: 'Çifte görsel ekle', icon: IconPhotoPlus, opens: 'picturePair' },
    { label: 'Görsel çiftini sil', icon: IconTrash, command: (chain) => chain.deleteNode('picturePair') },
  ],
  gallery: [
    { label: 'Galeriye görsel ekle', icon: IconPhotoPlus, opens: 'gallery' },
    { label: 'Galeriyi sil', icon: IconTrash, command: (chain) => chain.deleteNode('gallery') },
  ],
  linkButton: [
    { label: 'Düğmeyi düzenle', icon: IconPencil, opens: 'button' },
    { label: 'Düğmeyi sil', icon: IconTrash, command: (chain) => chain.deleteNode('linkButton') },
  ],
  download: [{ label: 'Dosyayı metinden çıkar', icon: IconTrash, command: (chain) => chain.deleteNode('download') }],
  video: [
    { label: 'Videoyu düzenle', icon: IconPencil, opens: 'video' },
    { label: 'Videoyu sil', icon: IconTrash, command: (chain) => chain.deleteNode('video') },
  ],
};

/** Returns the types of the blocks with tools that contain the cursor. */
export function activeBlocks(editor: Editor): string[] {
  return Object.keys(toolsByBlock).filter((type) => editor.isActive(type));
}

/** Returns the tools of blocks, a group for each block. */
export function toolsOf(types: readonly string[]): (readonly Tool[])[] {
  return types.flatMap((type) => {
    const tools = toolsByBlock[type];
    return tools ? [tools] : [];
  });
}
