import { leavingEvent } from '@vitrin/shared-contracts/remote-app';

/** Wraps the document, so that tests can replace it. */
export const page = {
  /** The user has asked for it: stores the drafts and reloads without another confirmation. */
  reload(): void {
    document.dispatchEvent(new Event(leavingEvent));
    globalThis.location.reload();
  },
};
