import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole, type AbortablePromise, type DOMWindow } from 'jsdom';
import { bootElementId, rootElementId, type BootBlock } from 'shared-contracts/boot';
import { rehearsalFile, type RehearsedRoute } from 'shared-contracts/rendering';
import type { StoredRelease } from '../registry.ts';
import { completePage } from './page-stubs.ts';
import { inWords } from './refusal-words.ts';

/** Nothing of the page is fetched, so it is no address of anybody's. */
const ORIGIN = 'https://rehearsal.invalid';

/** Starts a release in a page as its document would, without drawing it. Throws why it does not start. */
export async function rehearseBrowserHalf(
  boot: BootBlock,
  shell: StoredRelease,
  remote: StoredRelease,
): Promise<RehearsedRoute[]> {
  const uncaught: unknown[] = [];
  const window = openPage(boot, [shell, remote], (error) => uncaught.push(error));
  try {
    await run(window, shell.base + rehearsalFile);
    if (!window.vitrinRehearsal) throw new Error(`${rehearsalFile} did not start`);
    const routes = await window.vitrinRehearsal();
    if (routes.length === 0) throw new Error('createRoutes gives no page');
    return routes;
  } catch (error) {
    // What a script threw tells more than that it did not come up.
    throw new Error(`Tarayıcı yarısı başlamadı: ${inWords(uncaught[0] ?? error)}`, { cause: error });
  } finally {
    window.close();
  }
}

function openPage(
  boot: BootBlock,
  releases: readonly StoredRelease[],
  onUncaught: (error: unknown) => void,
): DOMWindow & Pick<typeof globalThis, 'vitrinRehearsal'> {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error: Error & { detail?: unknown }) => {
    if (error.detail !== undefined) onUncaught(error.detail);
  });
  const data = JSON.stringify(boot).replaceAll('<', String.raw`\u003c`);
  const { window } = new JSDOM(
    `<!doctype html><html lang="tr"><body><div id="${rootElementId}"></div>
<script type="application/json" id="${bootElementId}">${data}</script></body></html>`,
    {
      url: `${ORIGIN}/`,
      runScripts: 'dangerously',
      pretendToBeVisual: true,
      resources: new ReleaseFiles(releases),
      virtualConsole,
      beforeParse: completePage,
    },
  );
  return window as DOMWindow & Pick<typeof globalThis, 'vitrinRehearsal'>;
}

function run({ document }: DOMWindow, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    script.src = address;
    document.head.append(script);
  });
}

/** Gives a page the declared files of its two releases, and nothing else. Styles are there but empty: nobody looks. */
class ReleaseFiles extends ResourceLoader {
  readonly #releases: readonly StoredRelease[];

  constructor(releases: readonly StoredRelease[]) {
    super();
    this.#releases = releases;
  }

  override fetch(address: string): AbortablePromise<Buffer> {
    const content = this.#read(address);
    return Object.assign(content, { abort: () => undefined });
  }

  async #read(address: string): Promise<Buffer> {
    const { origin, pathname } = new URL(address);
    for (const { base, folder, descriptor } of this.#releases) {
      const file = pathname.startsWith(base) ? pathname.slice(base.length) : null;
      if (origin !== ORIGIN || file === null || !Object.hasOwn(descriptor.files, file)) continue;
      return file.endsWith('.css') ? Buffer.alloc(0) : readFile(path.join(folder, file));
    }
    throw new Error(`${pathname} is no file of the release`);
  }
}
