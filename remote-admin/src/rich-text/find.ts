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

/** Highlights all matches of the text; an empty text removes the highlights. */
export function highlightMatches(editor: Editor, text: string, matchCase: boolean): void {
  const query = new SearchQuery({ search: turkishPattern(text, matchCase), regexp: true, caseSensitive: true });
  editor.view.dispatch(setSearchState(editor.state.tr, query));
}

/** Returns the number of matches and the position of the selected one, from 1; 0: none. */
export function matchPosition(state: EditorState): { count: number; current: number } {
  const matches = matchesOf(state);
  return { count: matches.length, current: matches.findIndex((match) => isSelected(state, match)) + 1 };
}

/** Replaces the selected match and selects the next one. */
export function replaceSelected(editor: Editor, replacement: string): void {
  const { state, view } = editor;
  const here = matchesOf(state).find((match) => isSelected(state, match));
  if (here) view.dispatch(replaceMatch(state.tr, here, replacement));
  findNext(view.state, view.dispatch);
}

/** Replaces all matches as one undo step. Returns their number. */
export function replaceAllMatches(editor: Editor, replacement: string): number {
  const { state, view } = editor;
  const matches = matchesOf(state);
  // From the end, so that the positions of earlier matches stay valid.
  view.dispatch(matches.reduceRight((changed, match) => replaceMatch(changed, match, replacement), state.tr));
  return matches.length;
}

/** Not the library's own replace function, because that interprets `$` and `\` in the replacement. */
function replaceMatch(transaction: Transaction, { from, to }: Match, replacement: string): Transaction {
  return replacement === '' ? transaction.delete(from, to) : transaction.insertText(replacement, from, to);
}

function matchesOf(state: EditorState): Match[] {
  return getMatchHighlights(state).find();
}

function isSelected({ selection }: EditorState, { from, to }: Match): boolean {
  return selection.from === from && selection.to === to;
}
