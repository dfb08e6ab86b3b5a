import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { pageHead } from '../../shared/head.ts';
import { textsIn } from '../../shared/texts.ts';

export function aboutHead(_data: unknown, context: HeadContext): Head {
  const { about, title, aboutText } = textsIn(context.language);
  return pageHead(context, { title: `${about} – ${title}`, description: aboutText, page: 'about' });
}
