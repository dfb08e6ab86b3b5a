import { ResourceLoader } from 'jsdom';

/** Loads only the files that were passed with the page. */
export class ProvidedFiles extends ResourceLoader {
  #origin;
  #files;

  /**
   * @param {string} origin
   * @param {Readonly<Record<string, string>>} files
   */
  constructor(origin, files) {
    super();
    this.#origin = origin;
    this.#files = files;
  }

  /**
   * @override
   * @param {string} address
   */
  fetch(address) {
    const { origin, pathname } = new URL(address);
    const isProvided = origin === this.#origin && Object.hasOwn(this.#files, pathname);
    const content = isProvided
      ? Promise.resolve(Buffer.from(this.#files[pathname] ?? ''))
      : Promise.reject(new Error(`${pathname} is not a file of the release`));
    return Object.assign(content, { abort: () => undefined });
  }
}
