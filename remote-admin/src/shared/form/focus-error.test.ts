import { waitFor } from '@testing-library/dom';
import { focusField } from './focus-error.ts';

const field = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML = '<button id="save"></button><input id="title"><input id="link">';
  field('save')?.focus();
});

test('the field that is wrong gets the focus', async () => {
  focusField('title');
  await waitFor(() => expect(field('title')).toHaveFocus());
});

test('a person who has gone to another field meanwhile keeps typing there', async () => {
  jest.useFakeTimers();
  focusField('title');
  field('link')?.focus();
  jest.runAllTimers();
  expect(field('link')).toHaveFocus();
  jest.useRealTimers();
});
