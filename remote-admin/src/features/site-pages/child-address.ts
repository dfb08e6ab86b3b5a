import { adminPaths } from '@vitrin/shared-contracts/paths';

const NAME = 'ust';

/** Returns the address of the form of a new page below another one. */
export function childAddress(parent: number): string {
  return `${adminPaths.sitePageInsert}?${NAME}=${parent}`;
}

/** Returns the id of the page that the address wants a new page below; empty without one. */
export function parentIn(params: URLSearchParams): string {
  const text = params.get(NAME) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? text : '';
}
