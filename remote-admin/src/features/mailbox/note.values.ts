import type { Answer } from 'shared-contracts/http';
import { noteSchema } from 'shared-contracts/message-workflow';
import { validate } from 'shared-contracts/validation';

/** Named apart from the reply's text, which stands on the same screen. */
export interface NoteValues {
  note: string;
}

export const blankNote: NoteValues = { note: '' };

export function noteErrors({ note }: NoteValues): Readonly<Record<string, string>> {
  const [message] = Object.values(validate(noteSchema, note).errors ?? {});
  return message === undefined ? {} : { note: message };
}

/** What the server says of its `text` is said at the form's field. */
export function atNote<T>(answer: Answer<T>): Answer<T> {
  const message = answer.errors?.text;
  return message === undefined ? answer : { ...answer, errors: { note: message } };
}
