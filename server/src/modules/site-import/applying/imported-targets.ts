import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { pictureSrc } from '@vitrin/shared-contracts/pictures';
import { readDownload } from '../../downloads/downloads.service.ts';
import { pictureById } from '../../media/pictures.ts';
import type { ContentServices } from '../../../content/content-services.ts';
import { findImported, itemAt, type ImportedRecord } from '../index/import-records.repository.ts';
import { fileKeys } from '../index/old-addresses.ts';
import type { ImportRun } from './import-run.ts';

/** Returns the file of the library that an address of the old site showed; null if it has none. */
export async function fileOf({ services, site }: ImportRun, address: string): Promise<ImportedRecord | null> {
  for (const key of fileKeys(address)) {
    const item = await itemAt(services.db, site.name, key);
    const imported = item && (await findImported(services.db, { source: site.name, ...item }));
    if (imported?.entity === 'media' || imported?.entity === 'download') return imported;
  }
  return null;
}

/** Returns the address at which this site shows what an item became, in a language if it has it; null without a page. */
export async function newAddress(
  services: ContentServices,
  { entity, record }: ImportedRecord,
  lang: string,
): Promise<string | null> {
  if (entity === 'media') {
    const picture = await pictureById(services.db, Number(record), lang);
    return picture && pictureSrc(picture);
  }
  if (entity === 'download')
    return readDownload(services, Number(record)).then(
      ({ path }) => path,
      () => null,
    );
  const paths = (await services.kinds.get(entity)?.addresses?.current(services.db, record)) ?? [];
  const found = paths.find((each) => each.lang === lang) ?? paths[0];
  return found ? pathInLanguage(found.path, found.lang) : null;
}
