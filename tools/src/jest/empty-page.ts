// Both register their cleanup once, outside the files that share a group.
import '@testing-library/react';
import '@testing-library/user-event';

/** Removes what the previous file has left in the shared page. */
export function emptyPage(): void {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
