/** How a form is opened, edited and sent by the test of all drafts. */
export interface DraftFixture {
  /** Id of the record on the update screen, as in `panelReads`; 0: there is none, only new records can be created. */
  record: number;
  /**
   * Label of the text field to edit, if possible the one that names the record. Instead of it, `picture` is removed.
   */
  field?: string;
  /** Text to type, for a field that does not accept every text. */
  typed?: string;
  picture?: string;
  /** Label of a tag field that gets an additional value. */
  tagField?: string;
  /** Label of a switch that is pressed, in a form without text fields, and what its draft contains then. */
  switchField?: { label: string; draftText: string };
  /** Button that opens the form, if its screen does not show the form immediately. */
  openButton?: string;
  /** The field is in a section of a page, which is called by its text and opened by its name. */
  isInSection?: true;
  /** Valid values of a new record. */
  newValues?: object;
  /** Label of the save button; 'Kaydet' by default. */
  save?: string;
  /** Button of the question that the form asks before it is sent. */
  confirm?: string;
  /** Name of the draft in the list of drafts, if it is neither the form label nor the typed text. */
  draftName?: string;
}
