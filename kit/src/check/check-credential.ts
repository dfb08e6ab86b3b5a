import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteState } from '@vitrin/shared-contracts/release-management';
import type { Project } from '../project.ts';
import { readSettings } from '../publish/settings.ts';
import { requestData } from '../publish/site.ts';
import type { Finding } from './finding.ts';

/** Checks whether the secret may publish this unit on the site. */
export async function credentialFinding({ unit }: Project, site: string, secret: string | undefined): Promise<Finding> {
  // A pipeline whose secret is not set gives an empty text.
  if (!secret)
    return { state: 'advice', text: 'Yayın anahtarı denetlenmedi: VITRIN_PUBLISH_SECRET verilmedi.', fix: null };
  try {
    const settings = await readSettings({ VITRIN_URL: site, VITRIN_PUBLISH_SECRET: secret });
    const { live } = await requestData<RemoteState>(settings, api.publishRelease(unit));
    return { state: 'ok', text: `yayın anahtarı geçerli; canlıda ${live ?? 'sürüm yok'}`, fix: null };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {
      state: 'failed',
      text,
      fix: 'Panelde Yazılım sürümleri › Yayın anahtarları ekranından yeni bir anahtar alın.',
    };
  }
}
