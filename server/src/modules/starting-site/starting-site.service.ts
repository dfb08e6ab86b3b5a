import { limits } from '@vitrin/shared-contracts/limits';
import { menuPlaceLabels, menuPlaces } from '@vitrin/shared-contracts/menus';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import type { Trade } from '@vitrin/shared-contracts/trades';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { saveValues, writeRecord, type OpenWrite } from '../../content/open-write.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { menuKind } from '../menus/menus.service.ts';
import { pageMetaKind } from '../page-meta/page-meta.service.ts';
import { pageSectionsKind } from '../page-contents/sections/page-sections.service.ts';
import { rememberSamples, type WrittenRecord } from '../samples/samples.service.ts';
import { sitePageRecords } from '../site-pages/site-pages.service.ts';
import type { CompanyAnswers } from './company-answers.ts';
import { coverTradeOf } from './cover-trade.ts';
import { addContactItems } from './contact-items.ts';
import { filledTexts } from './filled-texts.ts';
import { hasContent } from './site-content.repository.ts';
import { startingLabels, startingMenus, type MenuPages } from './starting-menus.ts';
import { searchTitle } from './search-title.ts';
import { aboutPage, homeParts, servicesPage, type StartingPage } from './starting-pages.ts';
import type { TradeTexts } from './trade-texts.ts';
import { textsOfTrades } from './trade-texts-of.ts';

export { hasContent };

/**
 * Fills a new site with what the set-up has asked: phone and address, pages, menus and the home page. Without a trade the texts
 * are those that fit any. A site that has content already, such as that of the demo, stays as it is.
 */
export async function makeStartingSite(open: OpenWrite, answers: CompanyAnswers): Promise<void> {
  if (await hasContent(open.trx)) return;
  await addContactItems(open, answers);
  const trade = answers.trade || 'other';
  const records = await addPages(open, answers, trade);
  await rememberSamples(open, {
    showcase: textsOfTrades[trade].showcase.kind,
    cover_trade: coverTradeOf(answers),
    records,
  });
}

async function addPages(open: OpenWrite, answers: CompanyAnswers, trade: Trade): Promise<WrittenRecord[]> {
  const lang = await defaultLanguageOf(open.trx);
  const { companyName, province, tradeName } = answers;
  const values = { firma: companyName, il: provinceName(province), is: trade === 'other' ? tradeName : '' };
  const texts = filledTexts(textsOfTrades[trade], values);
  const about = await addPage(open, lang, aboutPage(texts));
  const services = await addPage(open, lang, servicesPage(texts));
  const { sections, texts: written } = homeParts(texts, services.path);
  await saveValues(open, pageSectionsKind, {
    record: 'home',
    title: 'Anasayfa',
    values: { sections, translations: { [lang]: { texts: written } } },
  });
  await saveMeta(open, lang, texts, answers);
  await saveMenus(open, lang, { about: about.id, services: services.id });
  return [
    { entity: 'page-sections', record: 'home', lang, fields: [] },
    { entity: 'site-page', record: String(about.id), lang, fields: ['summary'] },
    { entity: 'site-page', record: String(services.id), lang, fields: ['summary'] },
    { entity: 'page-meta', record: 'home', lang, fields: ['description'] },
  ];
}

async function addPage(
  open: OpenWrite,
  lang: string,
  { title, summary, sections, texts }: StartingPage,
): Promise<{ id: number; path: string }> {
  const form = { sections, translations: { [lang]: { title, summary, texts } } };
  const { id, paths } = await writeRecord(open, { action: 'create', entity: 'site-page' }, (source, stamp) =>
    sitePageRecords.add(source, stamp, form),
  );
  return { id, path: paths[lang] ?? '' };
}

async function saveMeta(open: OpenWrite, lang: string, texts: TradeTexts, answers: CompanyAnswers): Promise<void> {
  // A long name would be cut off there, and fills the title anyway.
  const description = texts.description.length <= limits.seoDescription.max ? texts.description : null;
  const translations = { [lang]: { title: searchTitle(answers), description } };
  await saveValues(open, pageMetaKind, { record: 'home', title: 'Anasayfa', values: { translations } });
}

async function saveMenus(open: OpenWrite, lang: string, pages: MenuPages): Promise<void> {
  const menus = startingMenus(pages);
  const heading = (await staticTexts(open.trx, lang)).footer.pages;
  for (const place of menuPlaces) {
    const entries = menus[place];
    if (!entries) continue;
    const translations = { [lang]: { labels: startingLabels(place, heading) } };
    await saveValues(open, menuKind, {
      record: place,
      title: menuPlaceLabels[place],
      values: { entries, translations },
    });
  }
}
