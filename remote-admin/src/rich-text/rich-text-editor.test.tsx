import { TestProvider } from '../testing/test-provider.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textDocument } from '../testing/fixtures.ts';
import { stubReads, http, succeeded, unreachable } from '../testing/fake-server.ts';
import { mediaItem, mediaRecord } from '../testing/media-fixtures.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { chromeHtml, googleDocsHtml, wordHtml, wordOnlineHtml } from './paste/testing/clipboards.ts';

const onChange = jest.fn<void, [object | null]>();
const written = () => JSON.stringify(onChange.mock.lastCall?.[0] ?? null);
const textbox = () => screen.getByRole('textbox', { name: 'Metin' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const selectAll = () => fireEvent.keyDown(textbox(), { key: 'a', ctrlKey: true });
const docOf = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

function open(value: object = textDocument, lang = 'tr') {
  const props = { id: 'metin', labelledBy: 'ad', lang, invalid: false, value, onChange, onLeave: () => {} };
  render(
    <TestProvider>
      <div id="ad">Metin</div>
      <RichTextEditor {...props} />
    </TestProvider>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({
    '/api/admin/links/pages': () =>
      succeeded([
        { kind: 'Makale', title: 'Çelik yapılar', path: '/makale/celik-yapilar' },
        { kind: 'Proje', title: 'Boğaz köprüsü', path: '/proje/bogaz-koprusu' },
      ]),
  });
});

test.each([
  ['tr', 'ltr'],
  ['ar', 'rtl'],
])('a text in %s has the writing direction of its language', (lang, direction) => {
  open(textDocument, lang);
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', direction);
});

test.each(['https://baska.example/a.png', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
  'a picture from %s in a stored document is not drawn',
  (src) => {
    const own = '/media/0123456789abcdef0123456789abcdef-960.webp';
    const image = (address: string) => ({ type: 'image', attrs: { src: address, alt: '' } });
    open({ type: 'doc', content: [image(src), image(own), ...docOf('Metin').content] });
    const drawn = [...textbox().querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(drawn.filter(Boolean)).toEqual([own]);
    expect(textbox()).toHaveTextContent('Metin');
  },
);

test('a tool formats the selected text and shows that it is active', async () => {
  open();
  selectAll();
  await press('Altı çizili (Ctrl+U)');
  await press('Başlık');

  expect(written()).toContain('"underline"');
  expect(written()).toContain('"heading"');
  await waitFor(() => expect(button('Altı çizili (Ctrl+U)')).toHaveAttribute('aria-pressed', 'true'));
  expect(button('Kalın (Ctrl+B)')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Yinele (Ctrl+Y)')).toHaveAttribute('aria-disabled', 'true');
});

test('the toolbar is one tab stop, and the arrow keys move between its tools', async () => {
  open();
  const tools = within(screen.getByRole('toolbar', { name: 'Biçimlendirme' })).getAllByRole('button');
  expect(tools.filter((tool) => tool.tabIndex === 0)).toEqual([button('Ekle')]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('Alt başlık')).toHaveFocus();
  expect(button('Alt başlık').tabIndex).toBe(0);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(button('Tam ekran yaz')).toHaveFocus();
});

test('Ctrl+K in the text links to a page found by its name and does not open the palette', async () => {
  const palette = jest.fn();
  open();
  selectAll();
  document.documentElement.addEventListener('keydown', palette, { once: true });
  fireEvent.keyDown(textbox(), { key: 'k', ctrlKey: true });
  expect(palette).not.toHaveBeenCalled();
  document.documentElement.removeEventListener('keydown', palette);

  const address = await screen.findByRole('combobox', { name: 'Sayfa ya da adres' });
  await userEvent.type(address, 'çelik');
  const asked = { search: 'çelik', lang: 'tr' };
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/links/pages', asked));
  await userEvent.click(await screen.findByRole('option', { name: /Çelik yapılar/ }));
  expect(address).toHaveValue('/makale/celik-yapilar');
  await press('Uygula');

  expect(written()).toContain('"href":"/makale/celik-yapilar"');
  await press('Bağlantıyı kaldır');
  expect(written()).not.toContain('href');
});

test('links to a record of any kind in the language of the text, with its name as the text of the link', async () => {
  open(docOf('Bkz. '), 'en');
  await press('Bağlantı (Ctrl+K)');
  const address = await screen.findByRole('combobox', { name: 'Sayfa ya da adres' });
  await userEvent.type(address, 'boğaz');
  await userEvent.click(await screen.findByRole('option', { name: 'Boğaz köprüsü Proje' }));
  await press('Uygula');

  expect(written()).toContain('"href":"/en/proje/bogaz-koprusu"');
  expect(written()).toContain('"text":"Boğaz köprüsü"');
});

test('completes an address and shows an error for an address that is not allowed', async () => {
  open();
  selectAll();
  await press('Bağlantı (Ctrl+K)');
  const address = await screen.findByRole('combobox', { name: 'Sayfa ya da adres' });
  await userEvent.type(address, 'http://ornek.com{Enter}');
  expect(address).toHaveAccessibleDescription(/Listeden bir sayfa seçin ya da https/);
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.clear(address);
  await userEvent.type(address, 'bilgi@ornek.com{Enter}');
  expect(written()).toContain('"href":"mailto:bilgi@ornek.com"');
});

test('a failed page search shows a message and still offers the fixed pages', async () => {
  stubReads({ '/api/admin/links/pages': unreachable });
  open();
  await press('Bağlantı (Ctrl+K)');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Sayfa ya da adres' }), 'biyo');

  expect(await screen.findByText(/Sayfaların bir bölümü aranamadı/)).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Biyografi/ })).toBeInTheDocument();
});

test('find and replace matches Turkish letters, counts the matches, and is undone in one step', async () => {
  open(docOf('İstanbul ve istanbul', 'ISPARTA, Istanbul'));
  fireEvent.keyDown(textbox(), { key: 'f', ctrlKey: true });
  const find = await screen.findByRole('textbox', { name: 'Bul' });
  expect(find).toHaveFocus();
  await userEvent.type(find, 'istanbul');
  expect(await screen.findByText('2 eşleşme')).toBeInTheDocument();
  await userEvent.type(find, '{Enter}');
  expect(await screen.findByText('1 / 2')).toBeInTheDocument();
  await userEvent.type(find, '{Shift>}{Enter}{/Shift}');
  expect(await screen.findByText('2 / 2')).toBeInTheDocument();

  await userEvent.type(screen.getByRole('textbox', { name: 'Yerine yazılacak' }), '$1 TL');
  await press('Tümünü değiştir');
  expect(await screen.findByText('2 yerde değiştirildi')).toBeInTheDocument();
  expect(textbox()).toHaveTextContent('$1 TL ve $1 TLISPARTA, Istanbul');
  await press('Geri al (Ctrl+Z)');
  expect(textbox()).toHaveTextContent('İstanbul ve istanbul');
});

test('replaces one match after the other, and Escape closes the bar and removes the highlights', async () => {
  open(docOf('bir iki bir'));
  await press('Bul ve değiştir (Ctrl+F)');
  const find = await screen.findByRole('textbox', { name: 'Bul' });
  await userEvent.type(find, 'bir{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Yerine yazılacak' }), 'üç{Enter}');
  expect(textbox()).toHaveTextContent('üç iki bir');
  expect(await screen.findByText('1 / 1')).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(document.querySelector('.ProseMirror-search-match, .ProseMirror-active-search-match')).toBeNull();
  await waitFor(() => expect(textbox()).toHaveFocus());
});

test('a table is inserted in the chosen size with column headers, can be extended and can be deleted', async () => {
  open();
  await press('Tablo ekle');
  const rows = await screen.findByRole('textbox', { name: 'Satır' });
  await userEvent.clear(rows);
  await userEvent.type(rows, '2');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ekle' }));

  const table = within(textbox());
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  expect(table.getAllByRole('row')).toHaveLength(2);
  await press('Alta satır ekle');
  await press('Sağa sütun ekle');
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getAllByRole('columnheader')).toHaveLength(4);
  await press('Tabloyu sil');
  expect(table.queryByRole('table')).toBeNull();
});

test('a library picture is inserted with its alternative text in the language of the document, its size and its sources', async () => {
  stubReads({
    '/api/admin/media': () => succeeded([mediaItem(4, { name: 'kopru.png', alt: 'Köprü' })]),
    '/api/admin/media/folders': () => succeeded([]),
    '/api/admin/media/4': () => succeeded(mediaRecord(4, { alts: { tr: 'Köprü', en: 'Bridge' } })),
  });
  open(textDocument, 'en');
  await press('Görsel ekle');
  await userEvent.click(await screen.findByRole('button', { name: /kopru|Köprü/ }));

  const picture = await within(textbox()).findByRole('img', { name: 'Bridge' });
  expect(picture).toHaveAttribute('width', '960');
  expect(written()).toContain(`"src":"${mediaItem(4).path}-480.jpg"`);
  expect(written()).toContain(`${mediaItem(4).path}-960.webp 960w`);
});

test('the alternative text of a picture can be changed in the text', async () => {
  const image = { type: 'image', attrs: { src: '/media/a-480.jpg', alt: 'Köprü' } };
  open({ type: 'doc', content: [image, ...docOf('x').content] });
  await press('Görselin alternatif metni');
  const text = await screen.findByRole('textbox', { name: 'Alternatif metin' });
  expect(text).toHaveValue('Köprü');
  await userEvent.clear(text);
  await userEvent.type(text, 'Asma köprü');
  await press('Uygula');

  expect(within(textbox()).getByRole('img', { name: 'Asma köprü' })).toBeInTheDocument();
  expect(written()).toContain('"alt":"Asma köprü"');
});

test('an external picture is not inserted', () => {
  open(docOf('x'));
  selectAll();
  const html = '<p>söz</p><img src="https://evil.example/a.png" alt="dış">';
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] };
  fireEvent.paste(textbox(), { clipboardData });

  expect(textbox()).toHaveTextContent('söz');
  expect(within(textbox()).queryByRole('img')).toBeNull();
});

test('pasted Word content is converted to headings and lists', () => {
  open(docOf('x'));
  selectAll();
  const html =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1 class=MsoTitle>Konu</h1>' +
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Bir</p></body></html>";
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] };
  fireEvent.paste(textbox(), { clipboardData });

  expect(written()).toContain('"heading"');
  expect(written()).toContain('"orderedList"');
  expect(textbox()).toHaveTextContent('KonuBir');
});

/** Pastes HTML in place of the whole text. */
function pasteHtml(html: string) {
  selectAll();
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] };
  fireEvent.paste(textbox(), { clipboardData });
}

/** Returns the inserted document as a list of node and mark names. */
function namesOf(node: unknown): string[] {
  const { type, marks = [], content = [] } = node as { type: string; marks?: object[]; content?: object[] };
  return [type, ...marks.flatMap(namesOf), ...content.flatMap(namesOf)];
}

test.each([
  [
    'Word',
    wordHtml,
    ['heading', 'bold', 'italic', 'underline', 'bulletList', 'orderedList', 'blockquote', 'table', 'link'],
  ],
  ['Google Docs', googleDocsHtml, ['heading', 'bold', 'italic', 'underline', 'strike', 'bulletList', 'link']],
  ['Word for the web', wordOnlineHtml, ['heading', 'bold', 'bulletList', 'orderedList']],
  ['Chrome', chromeHtml, ['heading', 'bold', 'italic', 'link', 'blockquote', 'orderedList', 'bulletList', 'codeBlock']],
])('a text pasted from %s keeps its structure and formatting', (_program, html, expected) => {
  open(docOf('x'));
  pasteHtml(html);
  expect([...new Set(namesOf(onChange.mock.lastCall?.[0]))]).toEqual(expect.arrayContaining(expected));
});

test('what was dropped is said until it is closed, and nothing if nothing was dropped', async () => {
  open(docOf('x'));
  pasteHtml(
    '<p>Depremde esneyen <span style="color:red">yapı</span></p><img src="https://x.test/a.png"><img src="https://x.test/b.png">',
  );
  const notice = await screen.findByText('Yapıştırılan metinden 2 görsel ve yazı renkleri alınmadı.');
  expect(notice.closest('[role="status"]')).toHaveTextContent(/kitaplıktan seçin\.$/);
  await press('Bildirimi kapat');
  expect(notice).not.toBeInTheDocument();

  pasteHtml('<p><a href="#a">b</a></p>');
  expect(await screen.findByText('Yapıştırılan metinden belge içi bağlantılar alınmadı.')).toBeInTheDocument();
  pasteHtml('<p>söz</p>');
  await waitFor(() => expect(screen.queryByText(/alınmadı/)).toBeNull());
});
