import { Extension } from '@tiptap/core';
import { BRACKETED } from './paste/nested-lists.ts';

/** Adds markers such as `a)` instead of `a.` to numbered lists; their kind and first number are attributes of the library. */
export const BracketedLists = Extension.create({
  name: 'bracketedLists',
  addGlobalAttributes: () => [{ types: ['orderedList'], attributes: { bracketed } }],
});

const bracketed = {
  // Undefined is not stored: documents that are older than the attribute stay as they are.
  default: undefined,
  parseHTML: (element: HTMLElement) => element.classList.contains(BRACKETED) || undefined,
  renderHTML: ({ bracketed: isBracketed, type }: Record<string, unknown>) =>
    isBracketed === true ? { class: BRACKETED, 'data-kind': type } : {},
};
