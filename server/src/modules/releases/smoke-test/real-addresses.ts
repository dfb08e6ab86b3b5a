import type { ArticleSummary } from 'shared-contracts/articles';
import type { ContractLink } from 'shared-contracts/contracts';
import { defaultLanguage } from 'shared-contracts/languages';
import { api, publicPaths } from 'shared-contracts/paths';
import type { Unit } from 'shared-contracts/releases';
import type { RemoteContext } from 'shared-contracts/remote-app';

/** What cannot be read now is no fault of the release. */
const none = { data: [], meta: undefined };

/** Addresses that this site has just now, beside those that stand for any: they must come to a page. */
export async function realAddresses(unit: Unit, read: RemoteContext['read']): Promise<string[]> {
  if (unit !== 'remote_public') return [];
  const lang = defaultLanguage.abbr;
  const list = await read<ArticleSummary[]>(api.articles, { page: '1', lang }).catch(() => none);
  const contracts = await read<ContractLink[]>(api.contracts, { lang }).catch(() => none);
  const { total, page_size: size } = list.meta ?? { total: 0, page_size: 0 };
  return [
    ...list.data.slice(0, 1).map(({ seo_name: slug }) => publicPaths.article(slug)),
    ...contracts.data.slice(0, 1).map(({ seo_name_tr: slug }) => publicPaths.contract(slug)),
    ...(total > size ? [`${publicPaths.articles}?sayfa=2`] : []),
  ];
}
