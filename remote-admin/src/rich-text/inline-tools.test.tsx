import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads } from '../testing/fake-server.ts';
import { TestProvider } from '../testing/test-provider.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const onChange = jest.fn<void, [object | null]>();
const written = () => JSON.stringify(onChange.mock.lastCall?.[0] ?? null);
const textbox = () => screen.getByRole('textbox', { name: 'Metin' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const selectAll = () => fireEvent.keyDown(textbox(), { key: 'a', ctrlKey: true });
const text = (value: string) => ({ type: 'text', text: value });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const footnote = (value: string) => ({ type: 'footnote', content: [text(value)] });

function open(...content: object[]) {
  const value = { type: 'doc', content };
  const props = { id: 'metin', labelledBy: 'ad', lang: 'tr', invalid: false, value, onChange, onLeave: () => {} };
  render(
    <TestProvider>
      <div id="ad">Metin</div>
      <RichTextEditor {...props} />
    </TestProvider>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
});

test('the selected text becomes a superscript by the toolbar and a subscript by the keyboard, never both', async () => {
  open(paragraph(text('2')));
  selectAll();
  await press('Üst simge: m² (Ctrl+.)');
  expect(written()).toContain('"marks":[{"type":"superscript"}]');
  expect(textbox().querySelector('sup')).toHaveTextContent('2');

  selectAll();
  fireEvent.keyDown(textbox(), { key: ',', ctrlKey: true });
  expect(written()).toContain('"marks":[{"type":"subscript"}]');
});

test('a table cell is aligned and shows its alignment in the toolbar', async () => {
  const cell = { type: 'tableCell', content: [paragraph(text('12'))] };
  open({ type: 'table', content: [{ type: 'tableRow', content: [cell] }] });
  await press('Hücreyi sağa yasla');
  expect(written()).toContain('"align":"right"');
  expect(textbox().querySelector('td')).toHaveAttribute('data-align', 'right');
  expect(await screen.findByRole('button', { name: 'Hücreyi sağa yasla', pressed: true })).toBeInTheDocument();

  await press('Hücreyi sola yasla');
  expect(textbox().querySelector('td')).not.toHaveAttribute('data-align');
});

test('a numbered list gets letters and brackets', async () => {
  open({ type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('bent'))] }] });
  await press('Harflerle numarala: a, b, c');
  await press('Ayraçla numarala: a) b) c)');
  expect(written()).toContain('{"bracketed":true,"start":1,"type":"a"}');
  expect(textbox().querySelector('ol')).toHaveAttribute('type', 'a');
  await press('Ayraçla numarala: a) b) c)');
  expect(written()).not.toContain('bracketed');
});

test('a footnote is written at the cursor, listed below the text, changed and removed', async () => {
  open(paragraph(text('Çelik esner.')));
  fireEvent.keyDown(textbox(), { key: 'f', code: 'KeyF', ctrlKey: true, altKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Dipnot ekle' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ekle' }));
  expect(await within(dialog).findByText('Dipnotun metnini yazın.')).toBeInTheDocument();

  const field = within(dialog).getByRole('textbox', { name: 'Dipnot metni' });
  fireEvent.paste(field, { clipboardData: dataOf('TS 500, s. 12') });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ekle' }));
  expect(written()).toContain('{"type":"footnote","content":[{"type":"text","text":"TS 500, s. 12"}]}');
  const list = await screen.findByRole('region', { name: 'Dipnotlar' });

  await userEvent.click(within(list).getByRole('button', { name: '1. dipnotu düzenle: TS 500, s. 12' }));
  const again = await screen.findByRole('dialog', { name: 'Dipnotu düzenle' });
  expect(within(again).getByRole('textbox', { name: 'Dipnot metni' })).toHaveTextContent('TS 500, s. 12');
  await userEvent.click(within(again).getByRole('button', { name: 'Dipnotu sil' }));
  expect(written()).not.toContain('footnote');
  expect(screen.queryByRole('region', { name: 'Dipnotlar' })).toBeNull();
});

const dataOf = (plain: string) => ({
  getData: (type: string) => (type === 'text/plain' ? plain : ''),
  types: ['text/plain'],
  files: [],
  items: [],
});

test('footnotes are numbered in the order of the text, and read as their text', async () => {
  open(paragraph(text('a'), footnote('bir'), text('b'), footnote('iki')));
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Dipnot: bir',
    'Dipnot: iki',
  ]);
  const list = await screen.findByRole('region', { name: 'Dipnotlar' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['bir', 'iki']);
});

test('a footnote is not possible in code', async () => {
  open({ type: 'codeBlock', content: [text('x = 1')] });
  expect(await screen.findByRole('button', { name: 'Dipnot (Ctrl+Alt+F)' })).toHaveAttribute('aria-disabled', 'true');
});

test('the editor fills the window until Escape, and the text keeps the focus', async () => {
  open(paragraph(text('a')));
  await press('Tam ekran yaz');
  expect(screen.getByRole('button', { name: 'Tam ekran yaz', pressed: true })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-writing');
  await waitFor(() => expect(textbox()).toHaveFocus());

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Tam ekran yaz', pressed: false })).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-writing');
  await waitFor(() => expect(textbox()).toHaveFocus());
});

test('shows the host of a link as people write it, and keeps the stored address while nobody changes it', async () => {
  const href = 'https://xn--kpr-sna6a.com.tr/yol';
  const link = { type: 'text', text: 'Köprü', marks: [{ type: 'link', attrs: { href } }] };
  stubReads({});
  open(paragraph(link));
  selectAll();
  await press('Bağlantı (Ctrl+K)');
  const address = await screen.findByRole('combobox', { name: 'Sayfa ya da adres' });
  expect(address).toHaveValue('https://köprü.com.tr/yol');
  await press('Uygula');
  expect(onChange).not.toHaveBeenCalled();

  await press('Bağlantı (Ctrl+K)');
  const again = await screen.findByRole('combobox', { name: 'Sayfa ya da adres' });
  await userEvent.clear(again);
  await userEvent.type(again, 'xn--irket-idb.com{Enter}');
  expect(written()).toContain('"href":"https://şirket.com"');
});
