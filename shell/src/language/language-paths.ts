import { pathInLanguage, splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { bootStore, languageStore } from '@vitrin/shared-contracts/state';

/** Returns an address without the language prefix, as the routes of a remote know it. */
export function routeAddress(address: string): string {
  const [pathname = '', ...rest] = address.split(/(?=[?#])/);
  return [split(pathname).path, ...rest].join('');
}

/** Checks whether a path is in another language than the page shown: then it is another document. */
export function isInOtherLanguage(pathname: string): boolean {
  return (split(pathname).abbr ?? defaultLanguage.abbr) !== languageStore.get().abbr;
}

/** Returns the address with the prefix of the language shown. */
export function localizedAddress(address: string): string {
  return pathInLanguage(address, languageStore.get().abbr);
}

function split(pathname: string) {
  return splitLanguage(pathname, bootStore.get()?.languages ?? []);
}
