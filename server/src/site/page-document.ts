import { bootElementId, rootElementId, shellScripts, type BootBlock } from '@vitrin/shared-contracts/boot';
import { directionOf } from '@vitrin/shared-contracts/languages';
import { announcementsScript } from '@vitrin/shared-contracts/releases';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { pageFontPreloads, startPreloads } from './preloads.ts';
import { attributes, escapeHtml, jsonBlock } from '../platform/http/html.ts';
import type { DocumentLook } from './document-look.ts';
import type { StyleBlock } from './inline-style.ts';
import type { FrameSite } from './shown-videos.ts';

export interface PageDocument {
  boot: BootBlock;
  /** Metadata as HTML. */
  head: string;
  /** Rendered content of the root; empty for client rendering. */
  html: string;
  styles: readonly StyleBlock[];
  shell: StoredRelease;
  remote: StoredRelease;
  /** Null for a release without looks. */
  look: DocumentLook | null;
  /** The consent notice, outside the root; it comes with its own script. */
  notice?: string | null;
  /** Sites whose videos and maps the page shows; their frames come with a script of their own. */
  videos?: readonly FrameSite[];
  /** The preview badge for staff, outside the root. */
  badge?: string | null;
  /**
   * When the shell starts: 'used': at the first user interaction; 'now': as soon as the content is painted; 'never': the page stays plain
   * HTML.
   */
  shellStart: 'used' | 'now' | 'never';
}

/** Returns a public or sign-in document: complete without JavaScript, the loader loads the rest. */
export function pageDocument(page: PageDocument): string {
  const { boot } = page;
  return `${documentStart(page)}
${page.shellStart === 'now' ? startPreloads(page) : ''}${closedNotices(page)}
</head>
<body id="top">
${page.notice ?? ''}
<div id="${rootElementId}">${page.html}</div>
${page.badge ?? ''}
<div id="preloader" class="preloader" aria-hidden="true" hidden></div>
<script type="application/json" id="${bootElementId}">${jsonBlock(boot)}</script>
${page.shellStart === 'never' ? '' : scripts(page, page.shellStart)}
</body>
</html>`;
}

/**
 * Returns the document of a page without any script: nothing starts in the browser. Its links open in another tab, where
 * that is allowed.
 */
export function staticDocument(page: DocumentParts & Pick<PageDocument, 'html' | 'badge'>) {
  return `${documentStart(page)}
<base target="_blank">
</head>
<body id="top">
<div id="${rootElementId}">${page.html}</div>
${page.badge ?? ''}
</body>
</html>`;
}

type DocumentParts = Pick<PageDocument, 'head' | 'styles' | 'shell' | 'look'> & {
  boot: Pick<BootBlock, 'language' | 'branding'>;
};

/** Returns the start of a document, up to its styles. */
function documentStart({ boot, head, styles, look, shell }: DocumentParts) {
  const { abbr } = boot.language;
  const root = { lang: abbr, dir: directionOf(abbr), 'data-look': look?.sheets ?? null };
  return `<!doctype html>
<html${attributes(root)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" content="${escapeHtml(boot.branding.mainColor)}">
<link rel="icon" href="${escapeHtml(boot.branding.favIcoLogoPath)}">
${pageFontPreloads(shell, look)}
${styles.map(({ css, href }) => `<style data-href="${escapeHtml(href)}">${css}</style>`).join('\n')}`;
}

function scripts({ shell, notice, videos = [] }: PageDocument, shellStart: 'used' | 'now'): string {
  const loader = {
    src: shell.base + shellScripts.loader,
    async: true,
    'data-shell': shell.base + shellScripts.start,
    'data-start': shellStart,
  } as const;
  const consent = notice
    ? `\n<script${attributes({ src: shell.base + shellScripts.consent, async: true })}></script>`
    : '';
  return `<script${attributes(loader)}></script>${consent}${videoScript(shell, videos)}`;
}

/** An element that shows a notice of the site, as remote-public renders it. Text cannot contain it: its markup is escaped. */
const NOTICE = / data-announcement="\d/;

/** Blocks the first paint, so that a notice that the visitor has closed is never seen, and the page does not move. */
function closedNotices({ html, shell: { base, descriptor } }: PageDocument): string {
  if (!NOTICE.test(html) || !(announcementsScript in descriptor.files)) return '';
  return `\n<script${attributes({ src: base + announcementsScript })}></script>`;
}

/** A shell that was built by older tools has no such script: its videos and maps stay links. */
function videoScript({ base, descriptor }: StoredRelease, sites: readonly FrameSite[]): string {
  if (sites.length === 0 || !(shellScripts.video in descriptor.files)) return '';
  return `\n<script${attributes({ src: base + shellScripts.video, async: true, 'data-sites': sites.join(' ') })}></script>`;
}
