/** Addresses, and whole domains as `@alan.com`, in small letters. */
export type Senders = ReadonlySet<string>;

/**
 * Whether a sender stands on a list. The whole address speaks before its domain, so that one person can be excepted from a
 * rule about all the others; on the same footing the block wins, for it loses nothing.
 */
export function standingOf(
  sender: string,
  lists: { blocked: Senders; allowed: Senders },
): 'blocked' | 'allowed' | null {
  for (const entry of [sender, sender.slice(sender.lastIndexOf('@'))]) {
    if (lists.blocked.has(entry)) return 'blocked';
    if (lists.allowed.has(entry)) return 'allowed';
  }
  return null;
}
