import { Extension, type Editor } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { findNext, getMatchHighlights, search, SearchQuery, setSearchState } from 'prosemirror-search';

export const FindExtension = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [search()],
});

interface Match {
  from: number;
  to: number;
}

/** Returns a pattern with each letter in both Turkish cases: the library's case folding does not map İ/i and I/ı. */
function turkishPattern(text: string, matchCase: boolean): string {
  return Array.from(text, (letter) => {
    if (letter === ' ') return '[ \\u00a0]';
    const cases = matchCase ? [letter] : [letter, letter.toLocaleLowerCase('tr'), letter.toLocaleUpperCase('tr')];
    const spellings = [...new Set(cases)].map(literal);
    return spellings.length > 1 ? `(?:${spellings.join('|')})` : spellings.join('');
  }).join('');
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Marks every place of the text; an empty one takes the marks away. */
export function seek(editor: Editor, text: string, matchCase: boolean): void {
  const query = new SearchQuery({ search: turkishPattern(text, matchCase), regexp: true, caseSensitive: true });
  editor.view.dispatch(setSearchState(editor.state.tr, query));
}

/** How many places there are, and which of them is selected; 0: none. */
export function places(state: EditorState): { count: number; current: number } {
  const matches = matchesOf(state);
  return { count: matches.length, current: matches.findIndex((match) => isSelected(state, match)) + 1 };
}

/** Puts the words in the place of the selected match and goes on to the next one. */
export function replaceHere(editor: Editor, words: string): void {
  const { state, view } = editor;
  const here = matchesOf(state).find((match) => isSelected(state, match));
  if (here) view.dispatch(put(state.tr, here, words));
  findNext(view.state, view.dispatch);
}

/** As one step of undoing. Says how many it were. */
export function replaceEverywhere(editor: Editor, words: string): number {
  const { state, view } = editor;
  const matches = matchesOf(state);
  // From the end: what comes before keeps its place.
  view.dispatch(matches.reduceRight((changed, match) => put(changed, match, words), state.tr));
  return matches.length;
}

/** Not the library's own replacing: in that a `$` or a `\` means something else. */
function put(transaction: Transaction, { from, to }: Match, words: string): Transaction {
  return words === '' ? transaction.delete(from, to) : transaction.insertText(words, from, to);
}

function matchesOf(state: EditorState): Match[] {
  return getMatchHighlights(state).find();
}

function isSelected({ selection }: EditorState, { from, to }: Match): boolean {
  return selection.from === from && selection.to === to;
}
