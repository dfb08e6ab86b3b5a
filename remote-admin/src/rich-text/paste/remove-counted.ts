/**
 * Removes elements with their content.
 * @returns how many passages a reader would miss: elements without content do not count, and adjacent ones count once, because
 * programs split one passage into several elements
 */
export function removeCounted(elements: Iterable<Element>): number {
  const all = new Set(elements);
  const outermost = [...all].filter((element) => !isInside(element, all));
  const count = outermost.filter((element) => hasContent(element) && !continues(element, all)).length;
  for (const element of outermost) element.remove();
  return count;
}

function isInside(element: Element, all: ReadonlySet<Element>): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) if (all.has(parent)) return true;
  return false;
}

/** Reports whether only white space is between an element and a preceding one of the same set. */
function continues(element: Element, all: ReadonlySet<Element>): boolean {
  let previous = element.previousSibling;
  while (previous && !(previous instanceof Element) && previous.textContent?.trim() === '')
    previous = previous.previousSibling;
  return previous instanceof Element && all.has(previous);
}

/** Reports whether an element shows a text or a picture. */
export function hasContent(element: Element): boolean {
  return element.textContent.trim() !== '' || element.matches('img') || element.querySelector('img') !== null;
}
