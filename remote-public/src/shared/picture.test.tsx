import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { renderToStaticMarkup } from 'react-dom/server';
import { sizesForDensity } from './picture-sizes.ts';
import { PictureImage } from './picture.tsx';

const picture: Picture = {
  id: 1,
  path: '/media/abc',
  widths: [480, 960, 1200],
  width: 1200,
  height: 1500,
  alt: 'Köprü ayağı',
  focus: { x: 50, y: 50 },
};

const attributes = (element: Element | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test('a picture offers every width as AVIF and WebP, and one JPEG for browsers that support neither', () => {
  render(<PictureImage picture={picture} sizes="50vw" className="cover" />);
  const image = screen.getByRole('img', { name: 'Köprü ayağı' });
  expect([...(image.parentElement?.children ?? [])].map(attributes)).toEqual([
    {
      type: 'image/avif',
      sizes: sizesForDensity('50vw'),
      srcset: '/media/abc-480.avif 480w, /media/abc-960.avif 960w, /media/abc-1200.avif 1200w',
    },
    {
      type: 'image/webp',
      sizes: sizesForDensity('50vw'),
      srcset: '/media/abc-480.webp 480w, /media/abc-960.webp 960w, /media/abc-1200.webp 1200w',
    },
    {
      class: 'cover',
      src: '/media/abc-960.jpg',
      width: '1200',
      height: '1500',
      alt: 'Köprü ayağı',
      loading: 'lazy',
      decoding: 'async',
    },
  ]);
});

test('the first picture of a page loads eagerly and with high priority', () => {
  render(<PictureImage picture={picture} sizes="50vw" isAboveFold />);
  expect(attributes(screen.getByRole('img'))).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
});

test('a picture without alternative text is decorative', () => {
  render(<PictureImage picture={{ ...picture, alt: '' }} sizes="50vw" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/media/abc-960.jpg');
});

test.each([
  [
    { x: 12, y: 88 },
    { 'data-x': '1', 'data-y': '9' },
  ],
  [
    { x: 100, y: 50 },
    { 'data-x': '10', 'data-y': '5' },
  ],
  [
    { x: 0, y: 4 },
    { 'data-x': '0', 'data-y': '0' },
  ],
])('the focal point %j stays in view without a style attribute', (focus, data) => {
  const html = renderToStaticMarkup(<PictureImage picture={{ ...picture, focus }} sizes="50vw" />);
  expect(html).not.toContain('style=');
  render(<PictureImage picture={{ ...picture, focus }} sizes="50vw" />);
  const image = screen.getByRole('img');
  expect(attributes(image)).toMatchObject(data);
  const rules = readFileSync(path.join(import.meta.dirname, 'picture.module.css'), 'utf8');
  const moved = Object.entries(data).filter(([, tens]) => tens !== '5');
  for (const [name, tens] of moved)
    expect(rules).toContain(`.focused[${name}='${tens}'] {\n  --${name.at(-1)}: ${Number(tens) * 10}%;`);
  expect(rules).toContain('object-position: var(--x, 50%) var(--y, 50%);');
});

test('a focal point in the middle adds no attributes', () => {
  const html = renderToStaticMarkup(<PictureImage picture={{ ...picture, focus: { x: 46, y: 54 } }} sizes="50vw" />);
  expect(html).not.toMatch(/data-|class/);
});
