import { metaRoutes } from '@vitrin/shared-contracts/page-meta';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import type { Db } from '../platform/database/tables.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { toRichText } from '../content/rich-text/rich-text.ts';
import { addContactItems, addContents, addPageMeta, addSetting, addSocialLinks } from './demo.repository.ts';
import type { PictureIds } from './demo-pictures.ts';
import { demoStory } from './demo-texts.ts';
import { breadcrumbs } from './site/breadcrumbs.ts';
import { catalogueWords } from './site/catalogue-words.ts';
import { branding, companyFacts, contactItems, socialLinks } from './site/company.ts';
import { corporate } from './site/corporate.ts';
import { demoLanguages, type DemoLanguage } from './site/demo-languages.ts';
import { home } from './site/home.ts';
import { pageMeta } from './site/page-meta.ts';

const headerPictures = { about_us: 'avenue', blog: 'plans', contact: 'town-map', contract: 'colonnade' } as const;

/** What the site has once: page contents, page meta, company facts, branding. */
export async function addSite(trx: Db, stamp: Stamp, pictureId: PictureIds): Promise<void> {
  await addSitePictures(trx, stamp, pictureId);
  for (const lang of demoLanguages) await addWords(trx, stamp, lang, pictureId);
  await addContactItems(
    trx,
    inOrder(contactItems, ({ section, lang }) => `${section} ${lang}`),
    stamp,
  );
  await addSocialLinks(
    trx,
    inOrder(socialLinks, () => 'all'),
    stamp,
  );
  await addSetting(trx, 'branding', branding, stamp);
  await addSetting(trx, 'company', companyFacts, stamp);
}

/** Pictures stand in stored contents as their id. */
const stored = (media_id: number) => ({ media_id });

/** In the default language alone: every other one falls back to it, and a picture changes in all of them at once. */
async function addSitePictures(trx: Db, stamp: Stamp, pictureId: PictureIds): Promise<void> {
  const groups = {
    home: { hero_picture: stored(pictureId('bay')), introduction_picture: stored(pictureId('office')) },
    corporate: { portrait: stored(pictureId('portrait')) },
    media: { sharing_picture: stored(pictureId('bay')) },
  };
  for (const [group_name, values] of Object.entries(groups))
    await addContents(trx, { group_name, lang: 'tr', values }, stamp);
}

async function addWords(trx: Db, stamp: Stamp, lang: DemoLanguage, pictureId: PictureIds): Promise<void> {
  const groups = {
    home: home[lang],
    corporate: corporateWords(lang),
    breadcrumbs: headers(lang, pictureId),
    catalogue: catalogueWords[lang],
  };
  for (const [group_name, values] of Object.entries(groups))
    await addContents(trx, { group_name, lang, values: { ...values } }, stamp);
  await addPageMeta(
    trx,
    metaRoutes.map((route) => ({ route, lang, ...pageMeta[lang][route] })),
    stamp,
  );
}

function corporateWords(lang: DemoLanguage) {
  const story = demoStory().inEach[lang];
  if (!story) throw new Error(`The story is not told in ${lang}`);
  const { content, document } = toRichText(story.document, { lang, field: 'story' });
  return {
    title: story.field('title'),
    summary: story.field('summary'),
    story: content,
    document: JSON.parse(document) as unknown,
    ...corporate[lang],
  };
}

function headers(lang: DemoLanguage, pictureId: PictureIds): Record<string, unknown> {
  const entries = Object.entries(headerPictures).map(([page, name]) => {
    return [page, { ...breadcrumbs[lang][page as keyof typeof headerPictures], picture: stored(pictureId(name)) }];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Each list counts for itself. */
function inOrder<T>(items: readonly T[], listOf: (item: T) => string): (T & { queue: number })[] {
  return [...Map.groupBy(items, listOf).values()].flatMap((list) => {
    const places = queueFromOrder(list.map((_, index) => index));
    return list.map((item, index) => ({ ...item, queue: places[index]?.queue ?? 1 }));
  });
}
