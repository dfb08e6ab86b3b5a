import type { Language } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import type { StaticTexts } from 'shared-contracts/static-texts';
import type { SiteData } from '../shared/site.ts';

export async function loadSite({ language, read }: RemoteContext): Promise<SiteData> {
  const lang = language();
  const [texts, languages] = await Promise.all([
    read<StaticTexts>(api.staticTexts, { lang }),
    read<Language[]>(api.languages, { lang }),
  ]);
  return { language: lang, languages: languages.data, siteTexts: texts.data };
}
