import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { RenderRequest } from '@vitrin/shared-contracts/rendering';
import { startPair } from '../../../site/rendering/render-pair.ts';
import { filesOf } from '../../../site/rendering/render-pairs.ts';
import type { StoredRelease } from '../../../releases/serving/registry.ts';
import { renderPage } from './server-bundle.ts';
import type { ReadPage } from './shown-page.ts';

interface Reading {
  shell: StoredRelease;
  remote: StoredRelease;
  request: Omit<RenderRequest, 'url'>;
  read: RemoteContext['read'];
}

/** Starts a release in a process of its own for a task that renders pages with it. A page that fails does not end it. */
export async function readPages<T>(
  { shell, remote, request, read }: Reading,
  task: (readPage: (url: string) => Promise<ReadPage>) => Promise<T>,
): Promise<T> {
  const pair = startPair(filesOf(shell, remote), read, () => undefined);
  try {
    return await task((url) => renderPage(pair, { ...request, url }).catch(() => ({ kind: 'failed' as const })));
  } finally {
    await pair.close();
  }
}
