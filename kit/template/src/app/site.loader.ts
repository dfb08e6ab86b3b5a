import type { Language } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { pathsOf } from '../shared/paths.ts';
import type { SiteData } from '../shared/site.ts';

export async function loadSite(context: RemoteContext): Promise<SiteData> {
  const { language, read } = context;
  const lang = language();
  const [texts, languages] = await Promise.all([
    read<StaticTexts>(api.staticTexts, { lang }),
    read<Language[]>(api.languages, { lang }),
  ]);
  return { language: lang, languages: languages.data, siteTexts: texts.data, paths: pathsOf(context) };
}
