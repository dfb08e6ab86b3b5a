declare const __webpack_public_path__: string;

/** Release of the shell that runs here: the folder that its files came from. */
export function shellId(): string {
  return __webpack_public_path__.split('/').at(-2) ?? '';
}
