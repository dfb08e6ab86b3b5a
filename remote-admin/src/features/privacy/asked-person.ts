/** Whom somebody looks for. It is kept beside the address, not in it: addresses are written down in many places. */
export interface AskedPerson {
  /** What was typed. */
  search: string;
  /** The person that was chosen; null: several may be meant. */
  email: string | null;
}
