import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseLink } from '@vitrin/shared-contracts/release-lifecycle';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { PublishSettings } from './settings.ts';
import { dataOf, sendRequest, SiteError } from './site.ts';

interface Printing {
  remote: Unit;
  settings: PublishSettings;
  print: (text: string) => void;
}

/**
 * Prints an address that shows the site with the release, for a review, or in one line why there is none. The release is
 * stored already, so that nothing here fails the command. Older sites have no links.
 */
export async function printLink({ remote, settings, print }: Printing, id: string): Promise<void> {
  try {
    const answer = await sendRequest<ReleaseLink>(settings, `${api.publishRelease(remote)}/links`, { id });
    if (answer.status === 404) return;
    print(`Önizleme bağlantısı: ${dataOf(answer).address}`);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    print(`Önizleme bağlantısı oluşturulmadı: ${error.message}`);
  }
}
