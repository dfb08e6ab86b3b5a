import type { Icon, IconNode, IconProps } from '@tabler/icons-react';
import { createElement } from 'react';

const STROKES = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * Creates the component of an icon. webpack uses it instead of `createReactComponent` of @tabler/icons-react, which
 * renders each stroke as an element of its own: that makes hundreds of elements in a list.
 */
export default function createIcon(
  type: 'outline' | 'filled',
  _name: string,
  displayName: string,
  node: IconNode,
): Icon {
  const shapes = shapesOf(node);
  function SvgIcon({ size = 24, stroke = 2, color = 'currentColor', children, ...rest }: IconProps) {
    const paint = type === 'filled' ? { fill: color } : { ...STROKES, stroke: color, strokeWidth: stroke };
    return createElement(
      'svg',
      { viewBox: '0 0 24 24', width: size, height: size, ...paint, ...rest },
      ...shapes,
      children,
    );
  }
  SvgIcon.displayName = displayName;
  return SvgIcon;
}

function shapesOf(node: IconNode) {
  if (!node.every(isStroke)) return node.map(([tag, attributes]) => createElement(tag, attributes));
  return [createElement('path', { key: 'strokes', d: node.map(([, { d }]) => d).join('') })];
}

function isStroke([tag, attributes]: IconNode[number]): boolean {
  return tag === 'path' && Object.keys(attributes).every((name) => name === 'd' || name === 'key');
}
