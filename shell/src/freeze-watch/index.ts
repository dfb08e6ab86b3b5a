import { recordFreeze, withdrawFreeze } from '../health/freeze-evidence.ts';
import type { FreezeWatchMessage } from '../health/start-freeze-watch.ts';

const ASK_MS = 1_000;
/**
 * Unanswered questions from which the page counts as frozen. They are counted, not timed: while the machine sleeps, this
 * worker asks nothing.
 */
const MOST_UNANSWERED = 4;

/**
 * Worker that asks the page every second whether it responds. It lives only as long as the browser: a page that is killed
 * together with its browser leaves no evidence.
 */
let unanswered = 0;
let watched: string | null = null;

addEventListener('message', ({ data }: MessageEvent<FreezeWatchMessage>) => {
  if (watched !== null && unanswered >= MOST_UNANSWERED) void withdrawFreeze(watched);
  unanswered = 0;
  if (data !== 'responds') watched = data.watch;
});

setInterval(() => {
  if (watched === null) return;
  unanswered += 1;
  if (unanswered === MOST_UNANSWERED) void recordFreeze(watched);
  postMessage(null);
}, ASK_MS);
