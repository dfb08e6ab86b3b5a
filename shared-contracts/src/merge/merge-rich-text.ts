import { mergePairs, mergeSequence } from './merge-sequence.ts';
import {
  childrenOfTokens,
  childTokens,
  isDocument,
  isTextBlock,
  nodeOfToken,
  type RichTextNode,
} from './rich-text-document.ts';
import { canonicalJson, isEqual, isEverySide, mapSides, type Sides } from './sides.ts';

/**
 * Nodes whose children are never inserted or removed by a merge: rows and cells of different tables do not fit, and a pair
 * has two pictures.
 */
const FIXED: ReadonlySet<string> = new Set(['table', 'tableRow', 'picturePair']);

/**
 * Merges three editor documents: top-level blocks first, then the children of a block that both sides changed, down to
 * words with their marks.
 * @param sides - documents as JSON of TipTap
 * @returns the proposal; null if the changes overlap, if a block was moved by both sides, or if a side is not a document
 */
export function mergeRichText(sides: Sides<unknown>): RichTextNode | null {
  if (!isEverySide(sides, isDocument)) return null;
  const merged = mergeBlock(sides);
  return isDocument(merged) ? merged : null;
}

/** Merges one node, down to words with their marks; null if the changes overlap. */
export function mergeBlock(sides: Sides<RichTextNode>): RichTextNode | null {
  const { base, mine, theirs } = mapSides(sides, withoutContent);
  if (!isEqual(base, mine) || !isEqual(base, theirs)) return null;
  const tokens = mapSides(sides, childTokens);
  const merged = FIXED.has(base.type) ? mergePairs(tokens, mergeTokens) : mergeSequence(tokens, mergeTokens);
  if (!merged || hasDoubledBlock(tokens, merged)) return null;
  if (merged.length > 0) return { ...base, content: childrenOfTokens(merged) };
  // A paragraph may become empty, but a list without items is invalid.
  return isTextBlock(sides.base) ? base : null;
}

function mergeTokens(tokens: Sides<string>): string | null {
  const merged = mergeBlock(mapSides(tokens, nodeOfToken));
  return merged && canonicalJson(merged);
}

function withoutContent({ content: _content, ...node }: RichTextNode): RichTextNode {
  return node;
}

/** Reports whether a block occurs more often than on either side: both moved it, to different places. */
function hasDoubledBlock({ base, mine, theirs }: Sides<readonly string[]>, merged: readonly string[]): boolean {
  const [before, own, foreign, after] = [base, mine, theirs, merged].map(countBlocks);
  return [...(after ?? [])].some(
    ([block, count]) => before?.has(block) && count > Math.max(own?.get(block) ?? 0, foreign?.get(block) ?? 0),
  );
}

/** Counts equal blocks with content. Empty paragraphs are not counted, because both sides may add one. */
function countBlocks(tokens: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) {
    if (token.includes('"content":[')) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}
