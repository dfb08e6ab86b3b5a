import { boolean, object, type InferType } from 'yup';

/** Body of `PUT /api/admin/presence/{entity}/{record}/{id}`; the id is a UUID of the opened form. */
export const presenceSchema = object({
  /** Whether the user has typed since the last request. */
  typed: boolean().default(false),
});
/** Validated body of the request; see `presenceSchema`. */
export type PresenceInput = InferType<typeof presenceSchema>;

/** Another user who has the same record open. */
export interface PresentUser {
  name: string;
  /** ISO time of the last input; null if the user has only opened the record. */
  last_input_at: string | null;
}
