import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { ContentSource } from '../content/content-kind.ts';
import { sitePageRecords } from '../modules/site-pages/site-pages.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import type { PictureIds } from './demo-pictures.ts';
import { demoLanguages, type DemoLanguage } from './site/demo-languages.ts';
import { demoPages, type DemoItem, type DemoPage, type DemoPageSection } from './site/pages.ts';
import { documentOf } from '../content/rich-text/markdown-document.ts';

/** Id of the page of each service, by the name by which projects call it. */
export type SitePageIds = (name: string) => number;

/** Adds the pages with those below them. */
export async function addSitePages(source: ContentSource, stamp: Stamp, pictureId: PictureIds): Promise<SitePageIds> {
  const ids = new Map<string, number>();
  const add = async ({ below = [], name, ...page }: DemoPage, parent_id: number | null): Promise<void> => {
    const { data } = await sitePageRecords.add(source, stamp, { ...formOf(page, pictureId), parent_id });
    if (name !== undefined) ids.set(name, data.id);
    for (const child of below) await add(child, data.id);
  };
  for (const page of demoPages) await add(page, null);
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no page with the name ${name}`);
    return id;
  };
}

/** A page as the panel's form would send it. */
function formOf({ cover, texts, sections }: DemoPage, pictureId: PictureIds): object {
  const translations = demoLanguages.map((lang) => [
    lang,
    {
      ...texts[lang],
      texts: Object.fromEntries(
        sections.map((section, index) => [idOf(index), textsOf(section, lang)]),
      ) as SectionTexts,
    },
  ]);
  return {
    cover_id: cover ? pictureId(cover) : null,
    sections: sections.map((section, index) => storedSection(section, idOf(index), pictureId)),
    translations: Object.fromEntries(translations) as object,
  };
}

/** Ids are found within their page, or their section. */
const idOf = (index: number) => `s${index + 1}`;

function storedSection({ kind, items, ...section }: DemoPageSection, id: string, pictureId: PictureIds): StoredSection {
  const parts = items?.map((item, index) => ({ id: idOf(index), values: valuesOf(item, pictureId) }));
  return { id, kind, v: 1, values: valuesOf(section, pictureId), ...(parts && { items: parts }) };
}

function valuesOf(
  { values, picture }: Pick<DemoItem, 'values' | 'picture'>,
  pictureId: PictureIds,
): object & Record<string, unknown> {
  return { ...values, ...(picture && { picture: { media_id: pictureId(picture) } }) };
}

function textsOf({ texts, documents, items }: DemoPageSection, lang: DemoLanguage): SectionTexts[string] {
  const written = Object.entries(documents?.[lang] ?? {}).map(([name, markdown]) => [name, documentOf(markdown)]);
  return {
    ...texts[lang],
    ...(Object.fromEntries(written) as object),
    ...(items && { items: Object.fromEntries(items.map((item, index) => [idOf(index), item.texts[lang]])) }),
  };
}
