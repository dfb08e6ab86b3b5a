import { Node } from '@tiptap/core';
import { leaveLine } from './leave-line.ts';
import { videoSource } from './video-source.ts';

/** Video of another site or a video file, which visitors play in place. Its title is written in place; the editor shows no player. */
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
        tag: 'p.video, figure.video',
        getAttrs: (element) => (addressIn(element) === '' ? false : null),
        contentElement: (element) => element.querySelector<HTMLElement>('a, span, figcaption') ?? element,
        priority: 60,
      },
      { tag: '.video small', ignore: true, priority: 60 },
    ];
  },
  renderHTML({ node }) {
    const href = String(node.attrs['href'] ?? '');
    const facts = { title: href, 'data-facts': videoSource(href)?.label ?? '' };
    return ['p', { class: 'video', 'data-href': href }, ['span', facts, 0]];
  },
  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => leaveLine(editor, this.name) };
  },
});

function addressIn(element: HTMLElement): string {
  const linked =
    element.querySelector('a')?.getAttribute('href') ?? element.querySelector('video')?.getAttribute('src');
  return videoSource(element.dataset['href'] ?? linked ?? '')?.href ?? '';
}
