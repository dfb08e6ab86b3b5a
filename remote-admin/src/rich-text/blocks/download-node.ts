import { Node } from '@tiptap/core';
import { downloadTypes, isVideoFile, parseDownloadAddress, type Download } from '@vitrin/shared-contracts/downloads';
import { formatFileSize } from '../../data/format-file-size.ts';
import { leaveLine } from './leave-line.ts';

/** File that visitors download. Its name for visitors is written in place. */
export const DownloadNode = Node.create({
  name: 'download',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes() {
    return {
      href: { default: '', parseHTML: (element: HTMLElement) => addressIn(element), rendered: false },
      bytes: {
        default: 0,
        parseHTML: (element: HTMLElement) => Number(element.dataset['bytes']) || 0,
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [
      // A file without a known address stays a paragraph.
      {
        tag: 'p.file',
        getAttrs: (element) => (addressIn(element) === '' ? false : null),
        contentElement: label,
        priority: 60,
      },
      { tag: '.file small', ignore: true, priority: 60 },
    ];
  },
  renderHTML({ node }) {
    const { href, bytes } = node.attrs as { href: string; bytes: number };
    const type = parseDownloadAddress(href)?.type;
    const facts = [type ? downloadTypes[type].label : '', bytes > 0 ? formatFileSize(bytes) : '']
      .filter(Boolean)
      .join(', ');
    const attributes = { class: 'file', 'data-href': href, 'data-bytes': String(bytes) };
    return ['p', attributes, ['span', { 'data-facts': facts }, 0]];
  },
  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => leaveLine(editor, this.name) };
  },
});

function addressIn(element: HTMLElement): string {
  const address = element.dataset['href'] ?? element.querySelector('a')?.getAttribute('href') ?? '';
  return parseDownloadAddress(address) ? address : '';
}

function label(element: globalThis.Node): HTMLElement {
  return (element as HTMLElement).querySelector<HTMLElement>('a, span') ?? (element as HTMLElement);
}

/**
 * Returns the node for a file, with its name without the extension as the text: a player for a video, otherwise a link that
 * downloads it.
 */
export function downloadContent({ path, bytes, name, type }: Pick<Download, 'path' | 'bytes' | 'name' | 'type'>) {
  const content = [{ type: 'text', text: name.replace(/\.[a-z\d]{3,4}$/i, '') || name }];
  if (isVideoFile(type)) return { type: 'video', attrs: { href: path }, content };
  return { type: 'download', attrs: { href: path, bytes }, content };
}
