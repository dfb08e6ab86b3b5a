import type { TextPart } from '@vitrin/shared-contracts/site-search';

/** A text that is searched as one, such as a field, or a paragraph whose words have different marks. */
export interface TextPlace {
  /** Where it is in its value. */
  place: string;
  part: TextPart;
  text: string;
}

/** A part of a text that is replaced. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Returns the edits of a text in their order; they do not overlap. Without one, the text stays as it is. */
export type EditsOf<P extends TextPlace = TextPlace> = (text: P) => readonly TextEdit[];

export function editedText(text: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight((edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end), text);
}
