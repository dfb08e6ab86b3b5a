import { contractSlug } from '@vitrin/shared-contracts/slug';
import type { Contract } from '@vitrin/shared-contracts/contracts';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture, slugAlternates } from '../../shared/head.ts';
import { breadcrumbsOf } from '../../shared/inner-pages.ts';

export function contractHead(data: unknown, context: HeadContext): Head {
  const contract = data as Contract;
  const path = publicPaths.contract(contractSlug(contract));
  const { title, description } = rootDataOf(context).meta.contract;
  return pageHead(context, {
    title: contract.seo_title || `${contract.name} | ${title || context.companyName}`,
    description: contract.seo_description || description,
    path,
    lang: contract.lang,
    alternates: slugAlternates(contract.alternates, publicPaths.contract),
    ...sharingPicture(breadcrumbsOf(context, 'contract').picture),
    structured: [breadcrumbList(context, [{ name: contract.name, path }])],
  });
}
