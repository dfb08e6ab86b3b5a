import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';

/** Where something that is still on its way will stand; it moves with the text that is written meanwhile. */
export interface Place {
  at: number;
  /** What was brought together stays in its order, whichever arrives first. */
  rank: number;
}

const RANK = 'rank-of-place';

/** Keeps places true to the text until they are taken. */
export function trackPlaces(editor: Editor) {
  const places = new Set<Place>();
  let lastRank = 0;
  const follow = ({ transaction }: { transaction: Transaction }) => {
    const arrived = transaction.getMeta(RANK) as number | undefined;
    for (const place of places) {
      const stays = arrived !== undefined && place.rank < arrived;
      place.at = atEdge(transaction.doc, transaction.mapping.map(place.at, stays ? -1 : 1));
    }
  };
  editor.on('transaction', follow);
  return {
    keep(at: number): Place {
      lastRank += 1;
      const place = { at: atEdge(editor.state.doc, at), rank: lastRank };
      places.add(place);
      return place;
    },
    /** Puts content there, without taking the cursor from whoever writes. */
    fill(place: Place, content: object): void {
      places.delete(place);
      editor.chain().setMeta(RANK, place.rank).insertContentAt(place.at, content, { updateSelection: false }).run();
    },
    end: () => void editor.off('transaction', follow),
  };
}

/** Beside a paragraph, not at its first or last letter: from there it would not be known which side of a neighbour it is on. */
function atEdge(doc: Transaction['doc'], at: number): number {
  const place = doc.resolve(at);
  const { parent, parentOffset } = place;
  if (!parent.isTextblock || parent.content.size === 0) return at;
  if (parentOffset === 0) return place.before();
  return parentOffset === parent.content.size ? place.after() : at;
}

export type Places = ReturnType<typeof trackPlaces>;
