import { Node } from '@tiptap/core';
import { leaveLine } from './leave-line.ts';
import { posterOf } from './video-poster.ts';
import { videoSource } from './video-source.ts';

/** Video of another site or a video file, which visitors play in place. Its title is written in place; the editor shows no player. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes() {
    return {
      href: { default: '', parseHTML: (element: HTMLElement) => addressIn(element), rendered: false },
      // Undefined is not stored: documents that are older than the attribute stay as they are.
      poster: { default: undefined, parseHTML: (element: HTMLElement) => posterIn(element), rendered: false },
    };
  },
  parseHTML() {
    return [
      {
        tag: 'p.video, figure.video',
        getAttrs: (element) => (addressIn(element) === '' ? false : null),
        contentElement: (element) => element.querySelector<HTMLElement>('a, span, figcaption') ?? element,
        priority: 60,
      },
      { tag: '.video small, .video img', ignore: true, priority: 60 },
    ];
  },
  renderHTML({ node }) {
    const { href, poster } = node.attrs as { href: string; poster?: string };
    const facts = { title: href, 'data-facts': videoSource(href)?.label ?? '' };
    const attributes = { class: 'video', 'data-href': href };
    if (poster === undefined) return ['p', attributes, ['span', facts, 0]];
    // Beside the text, so that the cursor is in the title wherever the block is pressed.
    return [
      'p',
      { ...attributes, 'data-poster': poster },
      ['img', { src: poster, alt: '', class: 'poster' }],
      ['span', facts, 0],
    ];
  },
  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => leaveLine(editor, this.name) };
  },
});

function posterIn(element: HTMLElement): string | undefined {
  const shown = element.querySelector('video')?.poster || element.querySelector('img')?.src || '';
  return posterOf(element.dataset['poster'] ?? shown);
}

function addressIn(element: HTMLElement): string {
  const linked =
    element.querySelector('a')?.getAttribute('href') ?? element.querySelector('video')?.getAttribute('src');
  return videoSource(element.dataset['href'] ?? linked ?? '')?.href ?? '';
}
