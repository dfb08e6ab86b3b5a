import { diff3Merge } from 'node-diff3';
import { joinedOnly } from './merge-field.ts';
import { mergeBlock } from './merge-rich-text.ts';
import { childTokens, isDocument, nodeOfToken, type RichTextNode } from './rich-text-document.ts';
import { isEverySide, mapSides, type Sides } from './sides.ts';

export type { RichTextNode } from './rich-text-document.ts';

/** Blocks that only one side has changed, or none. */
export interface SettledPart {
  isConflict: false;
  blocks: readonly RichTextNode[];
}

/** Blocks that both sides have changed; an empty list for a side that deleted them. */
export interface ConflictPart {
  isConflict: true;
  mine: readonly RichTextNode[];
  theirs: readonly RichTextNode[];
  /** Both changes merged word by word; null if they overlap. */
  proposal: readonly RichTextNode[] | null;
}

/** Consecutive top-level blocks of two changed documents. */
export type DocumentPart = SettledPart | ConflictPart;

/**
 * Compares three editor documents by their top-level blocks, so that a user decides only about the blocks that both
 * sides have changed. Changes of different blocks are merged.
 * @param sides - documents as JSON of TipTap
 * @returns the parts in their order; null if a side is not a document
 */
export function documentParts(sides: Sides<unknown>): DocumentPart[] | null {
  if (!isEverySide(sides, isDocument)) return null;
  const { base, mine, theirs } = mapSides(sides, childTokens);
  return diff3Merge(mine, base, theirs, { excludeFalseConflicts: true }).flatMap(({ ok, conflict }) => {
    if (ok) return [settled(ok)];
    return conflict ? partsOfConflict({ base: conflict.o, mine: conflict.a, theirs: conflict.b }) : [];
  });
}

/**
 * Returns the document with the chosen blocks.
 * @param document - document whose attributes are kept
 * @param blocks - blocks of each part in their order
 */
export function joinParts(document: unknown, blocks: readonly (readonly RichTextNode[])[]): unknown {
  return isDocument(document) ? { ...document, content: blocks.flat() } : document;
}

/** Changes of neighbouring blocks are one conflict of diff3; as many blocks on each side are compared one by one. */
function partsOfConflict(sides: Sides<readonly string[]>): DocumentPart[] {
  const { base, mine, theirs } = sides;
  if (base.length !== mine.length || base.length !== theirs.length) return [conflictOf(sides, null)];
  return base.map((block, index) => partOfBlock({ base: block, mine: mine[index] ?? '', theirs: theirs[index] ?? '' }));
}

function partOfBlock({ base, mine, theirs }: Sides<string>): DocumentPart {
  if (mine === theirs || theirs === base) return settled([mine]);
  if (mine === base) return settled([theirs]);
  const nodes = mapSides({ base, mine, theirs }, nodeOfToken);
  const proposal = joinedOnly(mergeBlock(nodes), nodes);
  return conflictOf({ base: [base], mine: [mine], theirs: [theirs] }, proposal && [proposal]);
}

function conflictOf({ mine, theirs }: Sides<readonly string[]>, proposal: ConflictPart['proposal']): ConflictPart {
  return { isConflict: true, mine: mine.map(nodeOfToken), theirs: theirs.map(nodeOfToken), proposal };
}

function settled(tokens: readonly string[]): SettledPart {
  return { isConflict: false, blocks: tokens.map(nodeOfToken) };
}
