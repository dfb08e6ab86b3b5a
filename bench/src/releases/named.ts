import { pause } from '../site.ts';
import { REMOTE } from './team.ts';

const EVERY_MS = 5;
const PATIENCE_MS = 60_000;

/** Asks for the home page again and again until its document names another release than this one; the wall clock's time then. */
export async function namesOther(address: string, than: string): Promise<number> {
  return watchNamed(address, (id) => id !== than);
}

/** The same until it names this very one. */
export async function names(address: string, wanted: string): Promise<number> {
  return watchNamed(address, (id) => id === wanted);
}

/** Release of the remote that a document names now. */
export async function namedNow(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return new RegExp(`/releases/${REMOTE}/([0-9a-f]{16})/`).exec(html)?.[1] ?? '';
}

async function watchNamed(address: string, isIt: (id: string) => boolean): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (isIt(await namedNow(address))) return Date.now();
    await pause(EVERY_MS);
  }
  throw new Error('No document named the release in time');
}
