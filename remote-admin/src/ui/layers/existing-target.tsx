import { type Ref, useLayoutEffect } from 'react';

/** Attributes that Mantine sets on the element to which a menu or a tooltip belongs. */
const attributes = ['id', 'aria-expanded', 'aria-controls', 'aria-describedby', 'data-expanded'];

interface ExistingTargetProps extends Readonly<Record<string, unknown>> {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/**
 * Child of a Mantine target for an element that is rendered elsewhere. It renders nothing and passes reference and
 * attributes on to the element, which need not be rendered again when its menu or tooltip is loaded.
 */
export function ExistingTarget({ element, ref, ...props }: ExistingTargetProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  useLayoutEffect(() => {
    const given = attributes.flatMap((name) => (isValue(props[name]) ? [{ name, value: String(props[name]) }] : []));
    const before = given.map(({ name }) => ({ name, value: element.getAttribute(name) }));
    for (const { name, value } of given) element.setAttribute(name, value);
    return () => {
      for (const { name, value } of before) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    };
  });
  return null;
}

function isValue(value: unknown): value is string | boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}
