import sanitize from 'sanitize-html';

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
const spans = ['colspan', 'rowspan'];
const picture = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'];
/** A path that climbs could lead to any address of ours. */
const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;

/** The one allow-list of rich text: no styles, classes, ids or foreign pictures; outward links lead nowhere by themselves. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...tags, ...tableTags],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: picture,
      ol: ['start'],
      div: tableBox,
      td: spans,
      th: [...spans, 'scope'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: isOutward(attribs.href) ? { ...attribs, rel: 'noopener' } : attribs,
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...ownFiles(attribs), loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  });
}

/** A choice of files is kept only when each of them is ours. */
function ownFiles({ srcset, sizes, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const files = (srcset ?? '').split(',').map((choice) => choice.trim().split(/\s+/));
  const ours = files.every(([address = '', width = '']) => OWN_PICTURE.test(address) && /^\d+w$/.test(width));
  return ours && srcset && sizes ? { ...attribs, srcset, sizes } : attribs;
}

function isOutward(href: string | undefined): boolean {
  return href !== undefined && /^https:/i.test(href);
}
