import type { Editor } from '@tiptap/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestProvider } from '../../testing/test-provider.tsx';
import { RichTextEditor } from '../rich-text-editor.tsx';
import { SlashMenu } from './slash-menu.tsx';

const onChange = jest.fn<void, [object | null]>();
const onKeyDown = jest.fn();
const written = () => JSON.stringify(onChange.mock.lastCall?.[0] ?? null);
const textbox = () => screen.getByRole('textbox', { name: 'Metin' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('option', { selected: true });
const key = (name: string) => fireEvent.keyDown(textbox(), { key: name });

/** The editor of a text; jsdom does not send the key presses of the user to it. */
const editor = () => (textbox() as HTMLElement & { editor: Editor }).editor;
const type = (text: string) =>
  act(() => {
    for (const letter of text) editor().view.dispatch(editor().state.tr.insertText(letter));
  });

function open(text = '') {
  const content = text === '' ? [] : [{ type: 'text', text }];
  const value = { type: 'doc', content: [{ type: 'paragraph', content }] };
  const props = { id: 'metin', labelledBy: 'ad', lang: 'tr', invalid: false, value, onChange, onLeave: () => {} };
  render(
    <TestProvider>
      <div id="ad">Metin</div>
      <RichTextEditor {...props} />
    </TestProvider>,
  );
  act(() => void editor().commands.setTextSelection(editor().state.doc.content.size - 1));
}

beforeEach(() => {
  onChange.mockReset();
  document.addEventListener('keydown', onKeyDown);
  onKeyDown.mockReset();
});
afterEach(() => document.removeEventListener('keydown', onKeyDown));

test('a slash at the start of a paragraph lists the blocks, typing filters them, and Enter inserts one in a step', async () => {
  open();
  type('/');
  expect(await screen.findByRole('listbox', { name: 'Eklenecek blok' })).toBeVisible();
  expect(options()).toEqual(expect.arrayContaining(['Başlık', 'Madde listesi', 'Alıntı', 'Görsel', 'Tablo']));
  expect(textbox()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(textbox()).toHaveAttribute('aria-activedescendant', selected().id);

  type('alinti');
  await waitFor(() => expect(options()).toEqual(['Alıntı']));
  expect(screen.getByText(/^1 blok\./)).toBeInTheDocument();
  key('Enter');

  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(within(textbox()).getByRole('blockquote')).toBeInTheDocument();
  expect(textbox()).toHaveTextContent(/^$/);
  expect(textbox()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.click(screen.getByRole('button', { name: 'Geri al (Ctrl+Z)' }));
  expect(within(textbox()).queryByRole('blockquote')).toBeNull();
});

test('the arrow keys move through the blocks and around their ends', async () => {
  open();
  type('/');
  await screen.findByRole('listbox');
  const names = options();
  key('ArrowUp');
  await waitFor(() => expect(selected()).toHaveTextContent(names.at(-1) ?? ''));
  key('ArrowDown');
  key('ArrowDown');
  await waitFor(() => expect(selected()).toHaveTextContent(names[1] ?? ''));
  expect(textbox()).toHaveAttribute('aria-activedescendant', selected().id);
});

test('a block is chosen with the pointer, and one with settings opens its dialog', async () => {
  open('Metin ');
  type('/tab');
  await userEvent.click(await screen.findByRole('option', { name: 'Tablo' }));
  expect(await screen.findByRole('dialog', { name: 'Tablo ekle' })).toBeVisible();
  expect(textbox()).toHaveTextContent(/^Metin$/);
});

test('Escape closes the list for this slash only, and reaches nothing else', async () => {
  open();
  type('/');
  await screen.findByRole('listbox');
  key('Escape');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onKeyDown).not.toHaveBeenCalled();
  type('b');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(textbox()).toHaveTextContent('/b');
  type(' /');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
});

test.each(['ve/veya', '1/2', 'km /saat'])('nothing opens while %s is typed', async (text) => {
  open();
  type(text);
  await act(async () => {});
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(textbox()).toHaveTextContent(text);
});

test('in a sentence Enter after a slash starts a new line, unless a block was chosen', async () => {
  open('km');
  type(' /');
  await screen.findByRole('listbox');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  key('Enter');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(written()).toContain('km /');
  expect(within(textbox()).getAllByRole('paragraph')).toHaveLength(2);
});

test('headings and code have no menu', async () => {
  open();
  act(() => void editor().commands.setHeading({ level: 2 }));
  type('/');
  await act(async () => {});
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list closes when the focus leaves the text', async () => {
  open();
  textbox().focus();
  type('/');
  await screen.findByRole('listbox');
  act(() => screen.getByRole('button', { name: 'Başlık' }).focus());
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('the menu of the toolbar has the same blocks', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Ekle' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Madde listesi', hidden: true }));
  expect(within(textbox()).getByRole('list')).toBeInTheDocument();
  await waitFor(() => expect(textbox()).toHaveFocus());
});

test('the menu of a destroyed editor shows nothing', () => {
  open();
  const destroyed = editor();
  act(() => destroyed.destroy());
  render(<SlashMenu editor={destroyed} onOpen={() => {}} />, { wrapper: TestProvider });
  expect(screen.queryByRole('listbox')).toBeNull();
});
