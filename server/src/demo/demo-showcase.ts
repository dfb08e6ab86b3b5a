import type { ContentSource } from '../content/content-kind.ts';
import { announcementRecords } from '../modules/announcements/announcements.service.ts';
import { homeSectionRecords } from '../modules/home-sections/home-sections.service.ts';
import { certificateRecords, sliderRecords } from '../modules/picture-items/picture-items.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import type { PictureIds } from './demo-pictures.ts';
import { demoAnnouncement } from './site/announcement.ts';
import { certificates } from './site/certificates.ts';
import { homeSections } from './site/home-sections.ts';
import { slides, type DemoPictureItem } from './site/slides.ts';

/** What the home page is made of beside articles and products, and a notice that is switched off. What is added last leads its list. */
export async function addShowcase(source: ContentSource, stamp: Stamp, pictureId: PictureIds): Promise<void> {
  for (const { kind, texts: translations } of homeSections)
    await homeSectionRecords.add(source, stamp, { kind, translations });
  for (const slide of slides.toReversed()) await sliderRecords.add(source, stamp, itemForm(slide, pictureId));
  for (const certificate of certificates.toReversed())
    await certificateRecords.add(source, stamp, itemForm(certificate, pictureId));
  await announcementRecords.add(source, stamp, demoAnnouncement(stamp.now));
}

/** A slide or a certificate as the panel's form would send it. */
function itemForm({ picture, link_url, texts }: DemoPictureItem, pictureId: PictureIds): object {
  return { media_id: pictureId(picture), link_url, translations: texts };
}
