import { pause } from '../site.ts';
import { REMOTE } from './team.ts';

const EVERY_MS = 5;
const TIMEOUT_MS = 60_000;

/**
 * Polls the home page until its document references another release than `than`. Returns the time in epoch
 * milliseconds.
 */
export async function waitForOtherRelease(address: string, than: string): Promise<number> {
  return pollReferencedRelease(address, (id) => id !== than);
}

/** Polls the home page until its document references the release `wanted`. Returns the time in epoch milliseconds. */
export async function waitForRelease(address: string, wanted: string): Promise<number> {
  return pollReferencedRelease(address, (id) => id === wanted);
}

/** Returns the release of the remote that the document currently references. */
export async function referencedRelease(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return new RegExp(`/releases/${REMOTE}/([0-9a-f]{16})/`).exec(html)?.[1] ?? '';
}

async function pollReferencedRelease(address: string, isIt: (id: string) => boolean): Promise<number> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (isIt(await referencedRelease(address))) return Date.now();
    await pause(EVERY_MS);
  }
  throw new Error('No document referenced the release within the timeout');
}
