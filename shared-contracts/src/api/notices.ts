/** What happened to the work of a user while the user was away: row of `GET /api/admin/notices`, the newest first. */
export interface UserNotice {
  id: number;
  /** ISO time. */
  at: string;
  /** Sentence for the user. */
  text: string;
  /** Screen of the panel that it is about; null if there is none. */
  to: string | null;
  /** A deleted draft that can be restored; null for other notices, and when it cannot be restored any more. */
  restorable: { entity: string; copy: string } | null;
}
