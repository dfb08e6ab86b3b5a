import { api } from '@vitrin/shared-contracts/paths';
import { hasReleaseLinks, type ReleaseLink } from '@vitrin/shared-contracts/release-lifecycle';
import type { PublishResponse } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { PublishSettings } from './settings.ts';
import { dataOf, sendRequest, SiteError } from './site.ts';

interface Printing {
  remote: Unit;
  settings: PublishSettings;
  print: (text: string) => void;
}

/**
 * Prints where a stored release can be reviewed: its screen in the panel, and for units that have links also an address
 * that needs no account. Older sites have neither.
 */
export async function printLinks(printing: Printing, { id, address }: PublishResponse): Promise<void> {
  if (address !== undefined) printing.print(`Panelde incelemek için: ${address}`);
  if (hasReleaseLinks(printing.remote)) await printLink(printing, id);
}

/** Prints the link, or in one line why there is none: the release is stored, so nothing here fails the command. */
async function printLink({ remote, settings, print }: Printing, id: string): Promise<void> {
  try {
    const answer = await sendRequest<ReleaseLink>(settings, `${api.publishRelease(remote)}/links`, { id });
    if (answer.status === 404) return;
    print(`Önizleme bağlantısı: ${dataOf(answer).address}`);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    print(`Önizleme bağlantısı oluşturulmadı: ${error.message}`);
  }
}
