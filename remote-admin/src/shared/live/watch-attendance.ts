import { loadHttp } from '../http.ts';

const AWAY_MS = 60_000;

/** Lets calls that this page makes by itself while nobody touches it say so: they keep no session alive (product §12). */
export async function watchAttendance(signal: AbortSignal): Promise<void> {
  const { attendance } = await loadHttp();
  let last = performance.now();
  const note = () => void (last = performance.now());
  const deeds = ['keydown', 'pointerdown'];
  for (const type of deeds) addEventListener(type, note, { capture: true, passive: true });
  attendance.isAway = () => performance.now() - last > AWAY_MS;
  signal.addEventListener('abort', () => {
    for (const type of deeds) removeEventListener(type, note, { capture: true });
  });
}
