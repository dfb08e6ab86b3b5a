import type { CSSProperties } from 'react';

/** Props of the library for dragging: attributes, listeners and a style. */
type Props = Readonly<Record<string, unknown>> & { style?: CSSProperties | undefined };

const lengths = new Set(['top', 'left', 'width', 'height']);

/**
 * Sets what a library returns as props of React on an element that is already rendered: attributes, style and
 * listeners. Returns a function that removes them.
 */
export function applyProps(element: HTMLElement, { style, ...props }: Props): () => void {
  const removers = Object.entries(props).map(([name, value]) => applyProp(element, name, value));
  for (const [name, value] of Object.entries(style ?? {})) Object.assign(element.style, { [name]: cssOf(name, value) });
  return () => {
    for (const remove of removers) remove();
    if (style) element.removeAttribute('style');
  };
}

function applyProp(element: HTMLElement, name: string, value: unknown): () => void {
  if (typeof value === 'function') {
    const type = name.slice('on'.length).toLowerCase();
    const listener = (event: Event): unknown => value(event);
    element.addEventListener(type, listener);
    return () => element.removeEventListener(type, listener);
  }
  if (typeof value !== 'string' && typeof value !== 'boolean') return () => undefined;
  element.setAttribute(name, String(value));
  return () => element.removeAttribute(name);
}

function cssOf(name: string, value: string | number | undefined): string {
  return typeof value === 'number' && lengths.has(name) ? `${value}px` : String(value ?? '');
}
