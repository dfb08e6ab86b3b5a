import { Node } from '@tiptap/core';
import { parseVideoAddress, videoPage, videoSiteNames } from 'shared-contracts/video-address';
import { leaveLine } from './leave-line.ts';

/** Video of another site, which visitors play in place. Its title is written in place; the editor shows no player. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes() {
    return { href: { default: '', parseHTML: (element: HTMLElement) => addressIn(element), rendered: false } };
  },
  parseHTML() {
    return [
      {
        tag: 'p.video',
        getAttrs: (element) => (addressIn(element) === '' ? false : null),
        contentElement: (element) => element.querySelector<HTMLElement>('a, span') ?? element,
        priority: 60,
      },
      { tag: '.video small', ignore: true, priority: 60 },
    ];
  },
  renderHTML({ node }) {
    const href = String(node.attrs['href'] ?? '');
    const site = parseVideoAddress(href)?.site;
    const facts = { title: href, 'data-facts': site ? videoSiteNames[site] : '' };
    return ['p', { class: 'video', 'data-href': href }, ['span', facts, 0]];
  },
  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => leaveLine(editor, this.name) };
  },
});

function addressIn(element: HTMLElement): string {
  const video = parseVideoAddress(element.dataset['href'] ?? element.querySelector('a')?.href ?? '');
  return video ? videoPage(video) : '';
}
