/** Attributes that belong to the content. */
export const contentAttributes: ReadonlySet<string> = new Set([
  'href',
  'colspan',
  'rowspan',
  'start',
  'type',
  'data-align',
  'data-footnote',
]);

/** Replaces an element by one with another name and the same content. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  for (const { name, value } of element.attributes) if (contentAttributes.has(name)) renamed.setAttribute(name, value);
  element.replaceWith(renamed);
  return renamed;
}

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
