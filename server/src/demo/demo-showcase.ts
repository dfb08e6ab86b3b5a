import { homeSectionInputSchema, type HomeSectionInput } from '@vitrin/shared-contracts/home-sections';
import { pictureItemInputSchema, type PictureItemInput } from '@vitrin/shared-contracts/picture-items';
import type { Db } from '../platform/database/tables.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { validated } from '../platform/http/validated.ts';
import { homeSectionRecords } from '../modules/home-sections/home-sections.service.ts';
import { certificateRecords, sliderRecords } from '../modules/picture-items/picture-items.service.ts';
import type { PictureIds } from './demo-pictures.ts';
import { certificates } from './site/certificates.ts';
import { homeSections } from './site/home-sections.ts';
import { slides, type DemoPictureItem } from './site/slides.ts';

/** What the home page is made of beside articles and products. What is added last leads its list. */
export async function addShowcase(trx: Db, stamp: Stamp, pictureId: PictureIds): Promise<void> {
  for (const { kind, texts: translations } of homeSections)
    await homeSectionRecords.add(
      trx,
      stamp,
      validated(homeSectionInputSchema, { kind, translations }) as HomeSectionInput,
    );
  for (const slide of slides.toReversed()) await sliderRecords.add(trx, stamp, itemForm(slide, pictureId));
  for (const certificate of certificates.toReversed())
    await certificateRecords.add(trx, stamp, itemForm(certificate, pictureId));
}

/** A slide or a certificate as the panel's form would send it. */
function itemForm({ picture, link_url, texts }: DemoPictureItem, pictureId: PictureIds): PictureItemInput {
  const form = { media_id: pictureId(picture), link_url, translations: texts };
  return validated(pictureItemInputSchema, form) as PictureItemInput;
}
