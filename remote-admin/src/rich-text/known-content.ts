import { getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { withoutForeignMedia } from '@vitrin/shared-contracts/document-media';
import { extensions } from './document.ts';

interface StoredNode {
  type?: string;
  marks?: readonly { type: string }[];
  content?: readonly StoredNode[];
}

let schema: Schema | undefined;

/**
 * Returns a stored document with only what this editor knows: of other blocks it keeps the content, as the site does. A
 * release of the panel that was rolled back may open documents of a later one; the editor would show them empty. Pictures
 * that are not in the media library are left out: documents from before that rule may have them.
 */
export function knownContent(value: object): object {
  schema ??= getSchema([...extensions]);
  const { nodes, marks } = schema;
  const known = (node: StoredNode, isInline: boolean): StoredNode[] => {
    const type = nodes[node.type ?? ''];
    const content = (node.content ?? []).flatMap((child) => known(child, type?.inlineContent ?? isInline));
    if (type)
      return [{ ...node, ...(node.content ? { content } : {}), ...(node.marks ? { marks: knownMarks(node) } : {}) }];
    const isText = content.some((child) => nodes[child.type ?? '']?.isInline);
    return isText && !isInline ? [{ type: 'paragraph', content }] : content;
  };
  const knownMarks = (node: StoredNode) => (node.marks ?? []).filter((mark) => mark.type in marks);
  const own = withoutForeignMedia(value) as StoredNode | null;
  return (own && known(own, false)[0]) ?? value;
}
