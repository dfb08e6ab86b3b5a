import { waitFor } from '@testing-library/dom';
import { focusField } from './focus-error.ts';

const field = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML = '<button id="save"></button><input id="title"><input id="link">';
  field('save')?.focus();
});

test('focuses the invalid field', async () => {
  focusField('title');
  await waitFor(() => expect(field('title')).toHaveFocus());
});

test('waits for a field that is rendered later, such as an editor in another language tab', async () => {
  focusField('late');
  setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<input id="late">'), 150);
  await waitFor(() => expect(field('late')).toHaveFocus());
});

test('does not move the focus from another field that the user has focused meanwhile', async () => {
  jest.useFakeTimers();
  focusField('title');
  field('link')?.focus();
  jest.runAllTimers();
  expect(field('link')).toHaveFocus();
  jest.useRealTimers();
});
