import { metaRoutes } from 'shared-contracts/page-meta';
import { queueFromOrder } from 'shared-contracts/queue';
import type { Db } from '../database/tables.ts';
import type { Stamp } from '../database/write-context.ts';
import { richText } from '../rich-text/rich-text.ts';
import { addContactItems, addContents, addPageMeta, addSetting, addSocialLinks } from './demo.repository.ts';
import type { PictureIds } from './demo-pictures.ts';
import { demoStory } from './demo-texts.ts';
import { breadcrumbs } from './site/breadcrumbs.ts';
import { branding, contactItems, socialLinks } from './site/company.ts';
import { corporate } from './site/corporate.ts';
import { home } from './site/home.ts';
import { pageMeta } from './site/page-meta.ts';

const headerPictures = { about_us: 'avenue', blog: 'plans', contact: 'town-map', contract: 'colonnade' } as const;

/** Everything of the site but articles and contracts. */
export async function addSite(trx: Db, lang: string, pictureId: PictureIds, stamp: Stamp): Promise<void> {
  await addContents(trx, { group_name: 'home', lang, values: homeValues(pictureId) }, stamp);
  await addContents(trx, { group_name: 'corporate', lang, values: corporateValues(pictureId) }, stamp);
  await addContents(trx, { group_name: 'breadcrumbs', lang, values: headerValues(pictureId) }, stamp);
  await addPageMeta(
    trx,
    metaRoutes.map((route) => ({ route, lang, ...pageMeta[route] })),
    stamp,
  );
  await addContactItems(
    trx,
    inOrder(contactItems).map((item) => ({ ...item, lang: null })),
    stamp,
  );
  await addSocialLinks(trx, inOrder(socialLinks), stamp);
  await addSetting(trx, 'branding', branding, stamp);
}

/** Pictures stand in stored contents as their id. */
const stored = (media_id: number) => ({ media_id });

function homeValues(pictureId: PictureIds) {
  return { ...home, hero_picture: stored(pictureId('bay')), introduction_picture: stored(pictureId('office')) };
}

function corporateValues(pictureId: PictureIds) {
  const story = demoStory();
  const { content, document } = richText(story.document, 'story');
  const words = {
    title: story.field('title'),
    summary: story.field('summary'),
    story: content,
    document: JSON.parse(document) as unknown,
  };
  return { ...words, ...corporate, portrait: stored(pictureId('portrait')) };
}

function headerValues(pictureId: PictureIds) {
  const entries = Object.entries(headerPictures).map(([page, scene]) => {
    return [page, { ...breadcrumbs[page as keyof typeof headerPictures], picture: stored(pictureId(scene)) }];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function inOrder<T>(items: readonly T[]): (T & { queue: number })[] {
  const places = queueFromOrder(items.map((_, index) => index));
  return items.map((item, index) => ({ ...item, queue: places[index]?.queue ?? 1 }));
}
