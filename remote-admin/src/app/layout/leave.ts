import { durations } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import { leavingEvent } from 'shared-contracts/remote-app';
import { loadHttp } from '../../shared/http.ts';

/**
 * 'Çıkış Yap' (product §4): tells the server, clears the records, and goes to the site 600 ms later whatever came back.
 * Where the session was over already, the page is on its way to the sign-in by then.
 */
export async function leave(): Promise<void> {
  const { departure, forgetSession, getJson } = await loadHttp();
  // Unreachable: the records go all the same, the server lets the session run out.
  const answer = await getJson(api.logout).catch(() => null);
  if (answer?.status === 401) return;
  document.dispatchEvent(new Event(leavingEvent));
  forgetSession();
  setTimeout(() => departure.go('/'), durations.logoutRedirectMs);
}
