import { Extension, Node as NodeType } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

/** Two pictures beside each other. */
export const PicturePairNode = groupNode('picturePair', {
  content: 'image{0,2}',
  arrangement: 'pair',
  label: 'Görsel çifti',
});

/** Grid of pictures. */
export const GalleryNode = groupNode('gallery', { content: 'image*', arrangement: 'gallery', label: 'Galeri' });

/** Types of both groups. */
export type PictureGroup = 'picturePair' | 'gallery';

interface GroupOptions {
  content: string;
  arrangement: string;
  label: string;
}

function groupNode(name: PictureGroup, { content, arrangement, label }: GroupOptions) {
  return NodeType.create({
    name,
    group: 'block',
    content,
    isolating: true,
    parseHTML: () => [{ tag: `.pictures.${arrangement}`, contentElement: onlyPictures, priority: 60 }],
    renderHTML: () => ['div', { class: `pictures ${arrangement}`, role: 'group', 'aria-label': label }, 0],
  });
}

/** On the site each picture is in an entry of a list. */
function onlyPictures(element: Node): HTMLElement {
  const box = document.createElement('div');
  if (element instanceof Element) box.append(...[...element.querySelectorAll('img')].map((img) => img.cloneNode()));
  return box;
}

/** Removes groups whose last picture was deleted: they would be invisible. */
export const EmptyGroups = Extension.create({
  name: 'emptyGroups',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) =>
        transactions.some(({ docChanged }) => docChanged) ? withoutEmptyGroups(doc, tr) : null,
    }),
  ],
});

function withoutEmptyGroups(doc: DocumentNode, tr: Transaction): Transaction | null {
  doc.descendants((node, place) => {
    if (isPictureGroup(node) && node.childCount === 0)
      tr.delete(tr.mapping.map(place), tr.mapping.map(place + node.nodeSize));
  });
  return tr.docChanged ? tr : null;
}

export function isPictureGroup({ type }: DocumentNode): boolean {
  return type.name === 'picturePair' || type.name === 'gallery';
}
