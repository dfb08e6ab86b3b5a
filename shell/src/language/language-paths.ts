import { pathInLanguage, splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { bootStore, languageStore } from '@vitrin/shared-contracts/state';

/** Returns an address as the routes of a remote know it: without the language prefix, and with the names that paths have. */
export function routeAddress(address: string): string {
  const [pathname = '', ...rest] = address.split(/(?=[?#])/);
  return [namedPath(split(pathname).path), ...rest].join('');
}

/** Returns the first segment of an address, which selects the remote. */
export function segmentOfAddress(pathname: string): string {
  return split(pathname).path.split('/')[1] ?? '';
}

/** Returns a path of the routes as this site has it, without a language prefix; the reverse too. */
export function namedPath(path: string): string {
  return exchangeNames(path, bootStore.get()?.list_names);
}

/** Returns an address that a remote has made of a path and a language, as this site has it. */
export function namedAddress(address: string): string {
  const { abbr, path } = split(address);
  return abbr === null ? namedPath(path) : pathInLanguage(namedPath(path), abbr);
}

/** Checks whether a path is in another language than the page shown: then it is another document. */
export function isInOtherLanguage(pathname: string): boolean {
  return (split(pathname).abbr ?? defaultLanguage.abbr) !== languageStore.get().abbr;
}

/** Returns the address of a path of the routes in the language shown. */
export function localizedAddress(path: string): string {
  return pathInLanguage(namedPath(path), languageStore.get().abbr);
}

function split(pathname: string) {
  return splitLanguage(pathname, bootStore.get()?.languages ?? []);
}
