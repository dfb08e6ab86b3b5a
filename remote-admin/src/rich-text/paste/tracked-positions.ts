import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';

/** Position at which an upload will be inserted; it is mapped through later edits. */
export interface TrackedPosition {
  at: number;
  /** Order of insertion: images pasted or dropped together keep their order, regardless of which upload ends first. */
  rank: number;
}

const RANK_META = 'rank-of-place';

/** Tracks positions through edits of the document until they are filled. */
export function trackPositions(editor: Editor) {
  const places = new Set<TrackedPosition>();
  let lastRank = 0;
  const mapPositions = ({ transaction }: { transaction: Transaction }) => {
    const insertedRank = transaction.getMeta(RANK_META) as number | undefined;
    for (const place of places) {
      const stays = insertedRank !== undefined && place.rank < insertedRank;
      place.at = outsideParagraph(transaction.doc, transaction.mapping.map(place.at, stays ? -1 : 1));
    }
  };
  editor.on('transaction', mapPositions);
  return {
    track(at: number): TrackedPosition {
      lastRank += 1;
      const place = { at: outsideParagraph(editor.state.doc, at), rank: lastRank };
      places.add(place);
      return place;
    },
    /** Inserts the content at the position, without moving the user's cursor. */
    insertAt(place: TrackedPosition, content: object): void {
      places.delete(place);
      editor
        .chain()
        .setMeta(RANK_META, place.rank)
        .insertContentAt(place.at, content, { updateSelection: false })
        .run();
    },
    end: () => void editor.off('transaction', mapPositions),
  };
}

/**
 * Moves a position at the start or end of a paragraph outside the paragraph. Inside, the order relative to a
 * neighbouring insertion would be ambiguous.
 */
function outsideParagraph(doc: Transaction['doc'], at: number): number {
  const place = doc.resolve(at);
  const { parent, parentOffset } = place;
  if (!parent.isTextblock || parent.content.size === 0) return at;
  if (parentOffset === 0) return place.before();
  return parentOffset === parent.content.size ? place.after() : at;
}

export type PositionTracker = ReturnType<typeof trackPositions>;
