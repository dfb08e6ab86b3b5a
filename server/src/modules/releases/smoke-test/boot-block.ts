import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { resolveRelease, type StoredRelease } from '../../../releases/serving/registry.ts';
import type { SmokeTestRun } from './protocol.ts';

const surfaces: Readonly<Record<string, BootBlock['surface']>> = { remote_auth: 'auth', remote_admin: 'admin' };

/** Returns the boot data of a document that names the release and was not server-rendered. */
export function bootBlockFor(
  release: StoredRelease,
  { branding, segment }: Pick<SmokeTestRun['request'], 'branding' | 'segment'>,
): BootBlock {
  const { unit } = release.descriptor;
  return {
    surface: surfaces[unit] ?? 'public',
    csrf: '',
    branding,
    language: defaultLanguage,
    surfaces: segment === undefined ? {} : { [segment]: unit as RemoteName },
    release: resolveRelease(release),
    fallback: null,
    page_scripts: [],
    style_nonce: null,
    hydration: null,
  };
}
