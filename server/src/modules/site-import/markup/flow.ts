import type { DocumentNode, Mark } from './document-node.ts';

/** Collects blocks, and the inline nodes of the paragraph that is being read. */
export class Flow {
  readonly blocks: DocumentNode[] = [];
  private inline: DocumentNode[] = [];

  /** Adds a text; spaces at the beginning of a paragraph and doubled ones are left out. */
  addText(text: string, marks: readonly Mark[]): void {
    const last = this.inline.at(-1);
    const kept = endsLine(last) ? text.replace(/^ +/, '') : text;
    if (kept === '') return;
    if (last?.text !== undefined && isSame(last.marks ?? [], marks))
      this.inline.splice(-1, 1, { ...last, text: last.text + kept });
    else this.inline.push({ type: 'text', text: kept, ...(marks.length > 0 && { marks: [...marks] }) });
  }

  addInline(node: DocumentNode): void {
    this.inline.push(node);
  }

  /** A line break at the beginning of a paragraph would be an empty line. */
  addBreak(): void {
    if (this.inline.length > 0) this.inline.push({ type: 'hardBreak' });
  }

  addBlock(...nodes: DocumentNode[]): void {
    this.endParagraph();
    this.blocks.push(...nodes);
  }

  /** Ends the paragraph that is being read. */
  endParagraph(): void {
    const content = this.takeInline();
    if (content.length > 0) this.blocks.push({ type: 'paragraph', content });
  }

  /** Returns the inline nodes without a break or a space at the end, and begins anew. */
  takeInline(): DocumentNode[] {
    const nodes = this.inline;
    this.inline = [];
    for (let last = nodes.at(-1); last; last = nodes.at(-1)) {
      const text = last.text?.trimEnd();
      if (last.type === 'hardBreak' || text === '') nodes.pop();
      else {
        if (text !== undefined) nodes[nodes.length - 1] = { ...last, text };
        break;
      }
    }
    return nodes;
  }
}

/** Checks whether a space after this node would be shown as none. */
function endsLine(node: DocumentNode | undefined): boolean {
  return !node || node.type === 'hardBreak' || (node.text ?? '').endsWith(' ');
}

function isSame(one: readonly Mark[], other: readonly Mark[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The editor allows no other mark beside code, so code gives way to a link. */
export function withMark(marks: readonly Mark[], added: Mark): readonly Mark[] {
  if (marks.some(({ type }) => type === added.type)) return marks;
  if (added.type === 'code') return marks.some(({ type }) => type === 'link') ? marks : [added];
  if (added.type === 'link') return [...marks.filter(({ type }) => type !== 'code'), added];
  return marks.some(({ type }) => type === 'code') ? marks : [...marks, added];
}
