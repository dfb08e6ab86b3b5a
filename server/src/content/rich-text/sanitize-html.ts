import sanitize from 'sanitize-html';
import { isLibraryPicture } from '@vitrin/shared-contracts/document-media';
import { parseDownloadAddress } from '@vitrin/shared-contracts/downloads';
import { isPosterAddress } from '@vitrin/shared-contracts/video-address';
import { FOOTNOTE_ID } from './footnotes.ts';

const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'u',
  's',
  'code',
  'sup',
  'sub',
  'pre',
  'blockquote',
  'br',
  'hr',
  'img',
];
/** `div` is only allowed as the scroll container of a wide table. */
const tableTags = ['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const tableBox = [
  { name: 'class', values: ['tableWrapper'] },
  { name: 'tabindex', values: ['0'] },
];
const cell = ['colspan', 'rowspan', { name: 'data-align', values: ['center', 'right'] }];
const picture = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'];
/** Classes of the blocks that are more than one element, as in `@vitrin/shared-contracts/prose-blocks.css`. */
const blockClasses = {
  aside: ['callout', 'info', 'warning'],
  ul: ['pictures', 'pair', 'gallery'],
  p: ['label', 'button', 'file', 'video'],
  figure: ['video'],
  ol: ['bracketed'],
  li: ['tall', 'wide'],
  sup: ['note-mark'],
  section: ['footnotes'],
};
const listKinds = { name: 'type', values: ['a', 'A', 'i', 'I'] };

/**
 * Sanitizes rich text with the only allow-list: no styles, ids other than those of footnotes, external pictures or classes other than those of blocks;
 * external links get a safe `rel`.
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...tags, ...tableTags, 'aside', 'small', 'figure', 'figcaption', 'video', 'section'],
    allowedClasses: blockClasses,
    allowedAttributes: {
      a: ['href', 'rel', 'id', { name: 'role', values: ['doc-noteref', 'doc-backlink'] }, 'aria-label', 'data-held'],
      li: ['id'],
      section: [{ name: 'role', values: ['doc-endnotes'] }, 'aria-label'],
      img: picture,
      ol: ['start', listKinds, { ...listKinds, name: 'data-kind' }],
      video: ['src', 'poster', 'controls', { name: 'preload', values: ['none'] }, 'aria-label'],
      ul: [{ name: 'role', values: ['list'] }],
      aside: [{ name: 'role', values: ['note'] }],
      div: tableBox,
      td: cell,
      th: [...cell, 'scope'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: keepFootnoteId(isExternal(attribs.href) ? { ...attribs, rel: 'noopener' } : attribs),
      }),
      li: (tagName, attribs) => ({ tagName, attribs: keepFootnoteId(attribs) }),
      video: (tagName, attribs) => ({ tagName, attribs: keepLibraryPoster(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...keepLibrarySrcset(attribs), loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
      (tag === 'img' && !isLibraryPicture(src)) || (tag === 'video' && parseDownloadAddress(src) === null),
  });
}

/** Keeps `srcset` only if every file in it is from the media library. */
function keepLibrarySrcset({ srcset, sizes, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const files = (srcset ?? '').split(',').map((choice) => choice.trim().split(/\s+/));
  const ours = files.every(([address = '', width = '']) => isLibraryPicture(address) && /^\d+w$/.test(width));
  return ours && srcset && sizes ? { ...attribs, srcset, sizes } : attribs;
}

function keepLibraryPoster({ poster = '', ...attribs }: sanitize.Attributes): sanitize.Attributes {
  return isPosterAddress(poster) ? { ...attribs, poster } : attribs;
}

function keepFootnoteId({ id = '', ...attribs }: sanitize.Attributes): sanitize.Attributes {
  return FOOTNOTE_ID.test(id) ? { ...attribs, id } : attribs;
}

function isExternal(href: string | undefined): boolean {
  return href !== undefined && /^https:/i.test(href);
}
