import { leavingEvent } from 'shared-contracts/remote-app';

/** The document itself; replaced in tests. */
export const page = {
  /** Somebody asked for it: drafts are kept first, and nobody is asked again whether to leave. */
  reload(): void {
    document.dispatchEvent(new Event(leavingEvent));
    globalThis.location.reload();
  },
};
