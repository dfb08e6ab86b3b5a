import { render } from '@testing-library/react';
import createIcon from './create-icon.ts';

const paths = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('all strokes of an outline icon are one path', () => {
  const Icon = createIcon('outline', 'x', 'X', [
    ['path', { d: 'M18 6l-12 12', key: 'svg-0' }],
    ['path', { d: 'M6 6l12 12', key: 'svg-1' }],
  ]);
  render(<Icon size={18} stroke={1.75} aria-hidden className="icon" />);

  expect(paths()).toEqual(['M18 6l-12 12M6 6l12 12']);
  const svg = document.querySelector('svg');
  expect(svg).toHaveAttribute('stroke-width', '1.75');
  expect(svg).toHaveAttribute('width', '18');
  expect(svg).toHaveClass('icon');
});

test('an icon with other shapes or with own attributes keeps its elements', () => {
  const Icon = createIcon('filled', 'dot', 'Dot', [
    ['path', { d: 'M0 0', fill: 'currentColor', key: 'svg-0' }],
    ['path', { d: 'M1 1', key: 'svg-1' }],
  ]);
  render(<Icon color="red" />);

  expect(paths()).toEqual(['M0 0', 'M1 1']);
  expect(document.querySelector('svg')).toHaveAttribute('fill', 'red');
});
