import { pathInLanguage, splitLanguage } from 'shared-contracts/first-paths';
import { defaultLanguage } from 'shared-contracts/languages';
import { bootStore, languageStore } from 'shared-contracts/state';

/** An address of the site as the routes of a remote know it: without the language. */
export function routeAddress(address: string): string {
  const [pathname = '', ...rest] = address.split(/(?=[?#])/);
  return [split(pathname).path, ...rest].join('');
}

/** Whether a path of the site is in another language than the page that is shown: then it is another document. */
export function isInOtherLanguage(pathname: string): boolean {
  return (split(pathname).abbr ?? defaultLanguage.abbr) !== languageStore.get().abbr;
}

/** The address in the language that is shown. */
export function shownAddress(address: string): string {
  return pathInLanguage(address, languageStore.get().abbr);
}

function split(pathname: string) {
  return splitLanguage(pathname, bootStore.get()?.languages ?? []);
}
