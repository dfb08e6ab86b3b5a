import { sizesForDensity } from './picture-sizes.ts';

const dense = '(min-resolution: 2.5dppx)';

test.each([
  ['200px', `${dense} calc(200px * 0.59), 200px`],
  [
    '(max-width: 800px) 125vw, max(60vw, 1200px)',
    `${dense} and (max-width: 800px) calc(125vw * 0.59), ${dense} calc(max(60vw, 1200px) * 0.59), (max-width: 800px) 125vw, max(60vw, 1200px)`,
  ],
  [
    '(max-width: 700px) 36vw, (max-width: 1000px) 30vw, 300px',
    `${dense} and (max-width: 700px) calc(36vw * 0.59), ${dense} and (max-width: 1000px) calc(30vw * 0.59), ${dense} calc(300px * 0.59), (max-width: 700px) 36vw, (max-width: 1000px) 30vw, 300px`,
  ],
])('a picture of %s is narrower on a dense screen', (sizes, expected) => {
  expect(sizesForDensity(sizes)).toBe(expected);
});
