import { developmentMode } from './development-mode.ts';

it('without the option the server registers the builds of the checkout with their rules', () => {
  expect(developmentMode(['node', 'main.ts'])).toEqual({ isDevelopment: false });
});

it('the option may name the folder with the builds', () => {
  expect(developmentMode(['node', 'main.ts', '--development'])).toEqual({ isDevelopment: true });
  expect(developmentMode(['node', 'main.ts', '--development=/tmp/builds'])).toEqual({
    isDevelopment: true,
    root: '/tmp/builds',
  });
});
