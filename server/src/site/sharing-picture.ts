import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { sharingAddress } from '@vitrin/shared-contracts/pictures';
import type { Head } from '@vitrin/shared-contracts/remote-app';
import type { Services } from '../services.ts';
import type { Db } from '../platform/database/tables.ts';
import { pictureById } from '../modules/media/pictures.ts';
import { readGroup } from '../modules/page-contents/page-contents.service.ts';
import { coverTrade } from '../modules/samples/samples.service.ts';
import { titlePictureAddress } from './title-pictures/title-picture-address.ts';
import { pictureIdsIn } from '../modules/page-contents/stored-pictures.ts';

/** Entities that the sharing picture depends on. */
export const sharingContent = ['page-contents', 'media'] as const;

/** Returns the sharing picture of a page without one of its own: that of the site, else a drawn one with the title. */
export async function pictureFor(
  services: Pick<Services, 'db' | 'config'>,
  head: Head,
  { asked, companyName }: { asked: string; companyName: string },
): Promise<Pick<Head, 'picture' | 'pictureAlt'>> {
  const chosen = await sitePicture(services.db, asked);
  if (chosen.picture) return chosen;
  const company = { companyName, trade: await coverTrade(services.db) };
  return { picture: titlePictureAddress(services.config, head, company), pictureAlt: head.title };
}

/** Returns the sharing picture for pages that have no picture of their own (content group `media`). */
async function sitePicture(db: Db, asked: string): Promise<Pick<Head, 'picture' | 'pictureAlt'>> {
  const { values } = await readGroup(db, 'media', { requested: asked, fallback: defaultLanguage.abbr });
  const [id] = pictureIdsIn(values.get('sharing_picture'));
  const picture = id === undefined ? null : await pictureById(db, id, asked);
  return picture ? { picture: sharingAddress(picture), pictureAlt: picture.alt } : {};
}
