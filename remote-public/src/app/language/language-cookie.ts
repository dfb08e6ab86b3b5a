import Cookies from 'js-cookie';
import { languageCookieDays } from 'shared-contracts/limits';
import { cookieNames } from 'shared-contracts/storage';

/** Takes back the choice that the server has noted for a change that did not come about. */
export function keepLanguageCookie(abbr: string): void {
  const secure = location.protocol === 'https:';
  Cookies.set(cookieNames.language, abbr, { expires: languageCookieDays, sameSite: 'lax', secure });
}
