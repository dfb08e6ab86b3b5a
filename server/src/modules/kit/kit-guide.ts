import { Marked, type Tokens } from 'marked';
import { kitGuidePath, kitGuides, kitPaths, type KitGuide } from '@vitrin/shared-contracts/kit';
import { isKitGuide } from './kit-packages.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { styledPage } from '../../platform/http/styled-page.ts';

/**
 * Returns a guide for teams as a page. Its Markdown comes with this version of the site; the guides are in English, as the
 * code that they describe.
 */
export async function kitGuidePage(name: KitGuide, markdown: string): Promise<string> {
  // The page has a title of its own, in the language of the site.
  const body = await renderer.parse(markdown.replace(/^# .*\n/, ''));
  const back = `<p><a href="${kitPaths.page}" hreflang="tr" lang="tr">Bütün kılavuzlar ve paketler</a></p>`;
  return styledPage(kitGuides[name], `${back}\n<div lang="en">${body}</div>`);
}

const renderer = new Marked({
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const content = this.parser.parseInline(tokens);
      const address = addressOf(href);
      return address === null ? content : `<a href="${escapeHtml(address)}">${content}</a>`;
    },
  },
});

/** Returns the anchor of a heading as repositories derive it, so that links between guides lead to it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** Returns where a link of a guide leads on this site; null for a file that only the repository has. */
function addressOf(href: string): string | null {
  if (/^(?:https?:|#)/.test(href)) return href;
  const [file = '', anchor] = href.split('#', 2);
  const name = file.split('/').at(-1)?.replace(/\.md$/, '') ?? '';
  if (!isKitGuide(name)) return null;
  return kitGuidePath(name) + (anchor === undefined ? '' : `#${anchor}`);
}
