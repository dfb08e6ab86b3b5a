declare const __webpack_public_path__: string;

/** Returns the release id of the running shell, which is the name of the folder of its files. */
export function shellId(): string {
  return __webpack_public_path__.split('/').at(-2) ?? '';
}

/** Returns the address of a file of the running shell. */
export function ownFile(name: string): string {
  return __webpack_public_path__ + name;
}
