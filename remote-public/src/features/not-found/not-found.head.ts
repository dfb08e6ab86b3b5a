import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { rootDataOf } from '../../shared/head.ts';

export function notFoundHead(_data: unknown, context: HeadContext): Head {
  const { notFound } = rootDataOf(context).texts;
  return { title: `${notFound.title} | ${context.companyName}`, description: notFound.text, canonical: null };
}
