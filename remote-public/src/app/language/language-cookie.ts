import { languageCookieDays } from 'shared-contracts/limits';
import { cookieNames } from 'shared-contracts/storage';

const DAY_SECONDS = 86_400;

/** Takes back the choice that the server has noted for a change that did not come about. */
export function keepLanguageCookie(abbr: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieNames.language}=${abbr}; path=/; max-age=${languageCookieDays * DAY_SECONDS}; samesite=lax${secure}`;
}
