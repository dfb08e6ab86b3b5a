import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { rootDataOf } from '../../shared/head.ts';
import type { SearchData } from './search.loader.ts';

/** Results are in no index: they are lists of pages that are. */
export function searchHead(data: unknown, context: HeadContext): Head {
  const { search } = data as SearchData;
  const { texts } = rootDataOf(context);
  const title = search ? `“${search}” – ${texts.search.title}` : texts.search.title;
  return { title: `${title} | ${context.companyName}`, description: texts.search.help, canonical: null };
}
