// Both register their clean-up once, outside the files that share a group.
import '@testing-library/react';
import '@testing-library/user-event';

/** Takes away what the file before has left in the page they share. */
export function emptyPage(): void {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
