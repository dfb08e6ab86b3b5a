import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { pageHead } from '../../shared/head.ts';
import { textsIn } from '../../shared/texts.ts';

export function startHead(_data: unknown, context: HeadContext): Head {
  const { title, summary } = textsIn(context.language);
  return pageHead(context, { title, description: summary, page: 'start' });
}
