/** What is not taken, or not taken as it was: where it is in the item, and why. Shown to staff. */
export interface Note {
  /** What it is, as it is written in the source. */
  what: string;
  reason: string;
}

/** Where an item is in the files. */
export interface Place {
  file: string;
  /** Line of its beginning; 0 in a format without lines. */
  line: number;
}

/** What all items have. */
export interface Item {
  /** Number or name in the source; unique among the items of the type. */
  id: string;
  title: string;
  place: Place;
  notes: Note[];
}
