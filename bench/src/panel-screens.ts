import { api } from '@vitrin/shared-contracts/paths';
import { noRecords } from '../../e2e/fixtures/panel-records.ts';
import { panelScreens, type PanelScreen } from '../../e2e/fixtures/screens.ts';
import type { Site } from './site.ts';
import { staffOf, type Visitor } from './visitor.ts';

/**
 * Returns every screen of the panel that has its own file, except dashboard and 404; update screens use a record of the
 * demo content.
 */
export async function screensToOpen({ address }: Site): Promise<PanelScreen[]> {
  const staff = await staffOf(address);
  const records = {
    ...noRecords,
    article: await firstOf(staff, api.adminArticles),
    contract: await firstOf(staff, api.adminContracts),
    homeSection: await firstOf(staff, api.adminHomeSections),
    sitePage: await firstOf(staff, api.adminSitePages),
    slider: await firstOf(staff, api.adminSliders),
    certificate: await firstOf(staff, api.adminCertificates),
    product: await firstOf(staff, api.adminProducts),
    category: await firstOf(staff, api.adminCategories),
    mainCategory: await firstOf(staff, api.adminMainCategories),
    english: await firstOf(staff, api.adminLanguages, 'en'),
  };
  return Object.values(panelScreens)
    .flatMap((part) => part(records))
    .filter(({ path, dialog }) => !dialog && !/=0$|\?bolum=|[/](dashboard|404)$/.test(path));
}

async function firstOf(staff: Visitor, list: string, abbr?: string): Promise<number> {
  const { body } = await staff.get(list);
  const { data } = JSON.parse(body) as { data: { id: number; abbr?: string }[] };
  const record = data.find((each) => abbr === undefined || each.abbr === abbr);
  if (!record) throw new Error(`${list} has no record`);
  return record.id;
}
