import { UsageError } from '../publish/settings.ts';
import { installedFrom } from './installed-from.ts';

/** Returns the origin of the site: the given one, that of VITRIN_URL, or the one that served this package. */
export function siteOrigin(given: string | undefined): string {
  const address = given ?? process.env['VITRIN_URL'] ?? installedFrom()?.href ?? '';
  if (!URL.canParse(address)) throw new UsageError('Sitenin adresi bilinmiyor: --site https://… ekleyin.');
  return new URL(address).origin;
}
