import type { Conversion } from './conversion.ts';
import type { Mark } from './document-node.ts';
import { linkTarget } from './link-target.ts';
import { attributeOf, type HtmlElement } from './html-tree.ts';
import { withMark } from './flow.ts';
import { styleValue } from './style-values.ts';

const markTypes: Readonly<Record<string, Mark['type']>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'superscript',
  sub: 'subscript',
};

/** Returns the marks of the text inside an inline element. */
export function marksInside(element: HtmlElement, marks: readonly Mark[], conversion: Conversion): readonly Mark[] {
  if (element.name === 'a') return marksOfLink(element, marks, conversion);
  const type = Object.hasOwn(markTypes, element.name) ? markTypes[element.name] : undefined;
  return styleMarks(element).reduce(
    (all, each) => withMark(all, { type: each }),
    type ? withMark(marks, { type }) : marks,
  );
}

/** Bold and italic text of old editors and of other programs is a style. */
function styleMarks(element: HtmlElement): Mark['type'][] {
  const style = attributeOf(element, 'style').toLowerCase();
  if (style === '' || element.name === 'b') return [];
  const decoration = styleValue(style, 'text-decoration');
  return [
    ...(/^(?:bold|[6-9]00)/.test(styleValue(style, 'font-weight')) ? (['bold'] as const) : []),
    ...(styleValue(style, 'font-style').startsWith('italic') ? (['italic'] as const) : []),
    ...(decoration.includes('underline') ? (['underline'] as const) : []),
    ...(decoration.includes('line-through') ? (['strike'] as const) : []),
  ];
}

function marksOfLink(element: HtmlElement, marks: readonly Mark[], conversion: Conversion): readonly Mark[] {
  const href = attributeOf(element, 'href');
  if (href === '') return marks;
  const target = linkTarget(href, conversion);
  return target === null ? marks : withMark(marks, { type: 'link', attrs: { href: target } });
}
