import { durations } from '@vitrin/shared-contracts/limits';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { loadHttp } from '../../data/http.ts';
import { siteUrl } from '../../data/site-url.ts';

/**
 * Signs the user out ('Çıkış Yap', product §4): calls the server, clears the session records, and redirects to the site
 * after 600 ms whatever the response was. On a 401 the HTTP client has already redirected to the sign-in page.
 */
export async function logOut(): Promise<void> {
  const { forgetSession, getJson, sessionNavigation } = await loadHttp();
  // Server unreachable: the session records are cleared anyway, and the session expires on the server.
  const answer = await getJson(api.logout).catch(() => null);
  if (answer?.status === 401) return;
  document.dispatchEvent(new Event(leavingEvent));
  forgetSession();
  setTimeout(() => sessionNavigation.go(siteUrl(publicPaths.home)), durations.logoutRedirectMs);
}
