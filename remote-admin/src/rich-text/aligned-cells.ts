import { TableCell, TableHeader } from '@tiptap/extension-table';

/** Alignments of a table cell other than to the start of its line. */
const ALIGNMENTS: ReadonlySet<unknown> = new Set(['center', 'right']);

/** The library writes the alignment as a style, which the panel's Content Security Policy blocks. */
const align = {
  default: null,
  parseHTML: ({ dataset }: HTMLElement) => (ALIGNMENTS.has(dataset['align']) ? dataset['align'] : null),
  renderHTML: (attributes: Record<string, unknown>) =>
    ALIGNMENTS.has(attributes['align']) ? { 'data-align': attributes['align'] } : {},
};

export const AlignedCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), align };
  },
});

export const AlignedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), align };
  },
});
