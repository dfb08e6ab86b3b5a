import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotePagesProblem } from '@vitrin/shared-contracts/remote-page-rules';
import type { RemotePage, RemotePages } from '@vitrin/shared-contracts/remote-pages';

/** File in which an additional remote declares the pages that the site links to. */
const pagesFile = 'src/pages.ts';

/**
 * Reads the pages that a remote declares; undefined for a remote that declares none. The file imports no React.
 * @param directory - folder of the remote
 * @throws Error with the reason in Turkish
 */
export async function readPages(directory: string): Promise<Record<string, RemotePage> | undefined> {
  const file = path.join(directory, pagesFile);
  if (!existsSync(file)) return undefined;
  const { pages } = (await import(pathToFileURL(file).href)) as { pages?: RemotePages };
  if (pages === undefined) throw new Error(`${pagesFile} “pages” adıyla bir şey dışa aktarmıyor.`);
  const problem = remotePagesProblem(pages);
  if (problem !== null) throw new Error(`${pagesFile}: ${problem}.`);
  return Object.keys(pages).length === 0 ? undefined : { ...pages };
}
