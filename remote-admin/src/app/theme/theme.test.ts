import { renderHook } from '@testing-library/react';
import { chooseTheme, currentTheme, restoreTheme, toggledSidemenu, useTheme } from './theme.store.ts';

beforeEach(() => {
  localStorage.clear();
  restoreTheme();
});

test('the theme has the documented default values without a choice', () => {
  expect(currentTheme()).toEqual({
    mode: 'light',
    menu: 'light',
    header: 'light',
    layout: 'fullwidth',
    sidemenu: 'default',
  });
});

test.each([
  ['nothing', {}, { menu: 'light', header: 'light' }],
  ['dark mode alone', { mode: 'dark' }, { menu: 'light', header: 'light' }],
  ['dark mode and a dark menu', { mode: 'dark', menu: 'dark' }, { menu: 'dark', header: 'light' }],
  ['light mode and a dark header', { header: 'dark' }, { menu: 'light', header: 'dark' }],
])('a user who has chosen %s sees menu and header as chosen, else light', (_choice, chosen, tones) => {
  for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
  restoreTheme();
  expect(renderHook(useTheme).result.current.tones).toEqual(tones);
});

test.each([
  ['mode', 'dark'],
  ['menu', 'dark'],
  ['header', 'dark'],
  ['layout', 'boxed'],
  ['sidemenu', 'closed'],
  ['sidemenu', 'icontext'],
  ['sidemenu', 'sideicon'],
] as const)('choosing %s %s is stored in the browser and applied to the document', (key, value) => {
  chooseTheme(key, value);

  expect(localStorage.getItem(key)).toBe(value);
  expect(document.documentElement.dataset[key]).toBe(value);
  restoreTheme();
  expect(currentTheme()[key]).toBe(value);
});

test('an unknown stored value falls back to the default', () => {
  localStorage.setItem('sidemenu', 'yan');
  restoreTheme();

  expect(currentTheme().sidemenu).toBe('default');
});

test.each([
  ['default', 780, 'closed'],
  ['closed', 780, 'default'],
  ['icontext', 780, 'default'],
  ['default', 781, 'icontext'],
  ['icontext', 781, 'default'],
  ['closed', 1360, 'default'],
  ['sideicon', 1360, 'default'],
] as const)('the toggle changes %s at %i px to %s', (from, width, to) => {
  expect(toggledSidemenu(from, width)).toBe(to);
});
