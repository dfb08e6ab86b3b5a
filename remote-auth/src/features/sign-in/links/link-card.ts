/** What a card of a mailed link gets from the page. */
export interface LinkCardProps {
  /** Token of the link; empty for the card that requests one. */
  token: string;
  announce: (text: string) => void;
  /** Returns to the login card, with the e-mail and, if there is one, what happened. */
  leave: (email: string, reason: string | null) => void;
  /** Opens the card that requests a link, with the reason. */
  request: (reason: string) => void;
  /** Why the card was opened; null if the user chose it. */
  reason: string | null;
}
