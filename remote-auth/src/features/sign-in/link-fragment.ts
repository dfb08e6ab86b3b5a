import {
  forgottenPasswordFragment,
  invitationFragment,
  passwordResetFragment,
} from '@vitrin/shared-contracts/first-paths';

/** Card that the fragment of an address opens, with the token of a mailed link. */
export interface LinkFragment {
  card: 'forgotten' | 'reset' | 'invitation';
  token: string;
}

/** Returns the card of a fragment; null for the sign-in itself. */
export function linkFragmentOf(hash: string): LinkFragment | null {
  if (hash === forgottenPasswordFragment) return { card: 'forgotten', token: '' };
  if (hash.startsWith(passwordResetFragment)) return { card: 'reset', token: hash.slice(passwordResetFragment.length) };
  if (hash.startsWith(invitationFragment)) return { card: 'invitation', token: hash.slice(invitationFragment.length) };
  return null;
}

/** Removes the fragment from the address, from the history, and from what a user may copy. */
export function removeFragment(): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
}
