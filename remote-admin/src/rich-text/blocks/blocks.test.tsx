import type { Editor } from '@tiptap/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, succeeded } from '../../testing/fake-server.ts';
import { mediaItem, mediaRecord } from '../../testing/media-fixtures.ts';
import { TestProvider } from '../../testing/test-provider.tsx';
import { RichTextEditor } from '../rich-text-editor.tsx';

type Doc = { content: { type: string; attrs?: object; content?: { type: string; attrs?: object; text?: string }[] }[] };

const onChange = jest.fn<void, [object | null]>();
const blocks = () => (onChange.mock.lastCall?.[0] as Doc | undefined)?.content ?? [];
const textbox = () => screen.getByRole('textbox', { name: 'Metin' });
const editor = () => (textbox() as HTMLElement & { editor: Editor }).editor;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const image = (name: string, alt = name) => ({ type: 'image', attrs: { src: `/media/${name}-480.jpg`, alt } });

function open(...content: object[]) {
  const value = { type: 'doc', content };
  const props = { id: 'metin', labelledBy: 'ad', lang: 'en', invalid: false, value, onChange, onLeave: () => {} };
  render(
    <TestProvider>
      <div id="ad">Metin</div>
      <RichTextEditor {...props} />
    </TestProvider>,
  );
}

/** Chooses a block in the menu of the toolbar. */
async function insert(name: string) {
  await press('Ekle');
  await userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
}

/** Selects the first picture of the text. */
function selectPicture() {
  act(() => {
    let place = 0;
    editor().state.doc.descendants((node, at) => {
      if (node.type.name === 'image' && place === 0) place = at;
    });
    editor().commands.setNodeSelection(place);
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  const pictures = [4, 5, 6].map((id) => mediaItem(id, { name: `${id}.png`, alt: `Görsel ${id}` }));
  stubReads({
    '/api/admin/media': () => succeeded(pictures),
    '/api/admin/media/folders': () => succeeded([]),
    '/api/pages/blog': () => succeeded([]),
    '/api/pages/contracts': () => succeeded([]),
    ...Object.fromEntries(
      [4, 5, 6].map((id) => [
        `/api/admin/media/${id}`,
        () => succeeded(mediaRecord(id, { alts: { tr: `Görsel ${id}`, en: `Picture ${id}` } })),
      ]),
    ),
  });
});

test('a callout takes the paragraph at the cursor, changes its kind and is removed without its text', async () => {
  open(paragraph('Zemin etüdü'));
  await insert('Bilgi kutusu');
  const note = within(textbox()).getByRole('note');
  expect(note).toHaveTextContent('Zemin etüdü');
  expect(blocks()[0]).toMatchObject({ type: 'callout', attrs: { kind: 'info' } });

  await press('Uyarı kutusu yap');
  expect(blocks()[0]).toMatchObject({ type: 'callout', attrs: { kind: 'warning' } });
  expect(screen.getByRole('button', { name: 'Uyarı kutusu yap' })).toHaveAttribute('aria-pressed', 'true');
  await press('Kutuyu kaldır, metni kalsın');
  expect(blocks()[0]).toEqual(paragraph('Zemin etüdü'));
});

test('two pictures are chosen for a pair, with their alternative texts in the language of the text', async () => {
  open(paragraph('x'));
  await insert('Yan yana iki görsel');
  for (const id of [4, 5, 6])
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Görsel ${id}`) }));
  await press('Seçilenleri ekle');

  const pair = within(await within(textbox()).findByRole('group', { name: 'Görsel çifti' }));
  expect(pair.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['Picture 4', 'Picture 5']);
  // What is typed next goes on after the pictures.
  act(() => void editor().commands.insertContent('devam'));
  expect(blocks().map(({ type }) => type)).toEqual(['picturePair', 'paragraph']);
  expect(textbox()).toHaveTextContent('devamx');
});

test('a gallery gets more pictures, and disappears with its last one', async () => {
  open({ type: 'gallery', content: [image('a')] });
  selectPicture();
  await press('Galeriye görsel ekle');
  await userEvent.click(await screen.findByRole('button', { name: /Görsel 6/ }));
  await press('Seçilenleri ekle');
  const gallery = await within(textbox()).findByRole('group', { name: 'Galeri' });
  await waitFor(() => expect(within(gallery).getAllByRole('img')).toHaveLength(2));

  for (const count of [1, 0]) {
    selectPicture();
    act(() => void editor().commands.deleteSelection());
    expect(within(textbox()).queryAllByRole('img')).toHaveLength(count);
  }
  expect(within(textbox()).queryByRole('group')).toBeNull();
});

test('the alternative text of a picture in a gallery is changed in place', async () => {
  open({ type: 'gallery', content: [image('a', 'Köprü'), image('b', 'Kule')] });
  selectPicture();
  await press('Görselin alternatif metni');
  const text = await screen.findByRole('textbox', { name: 'Alternatif metin' });
  expect(text).toHaveValue('Köprü');
  await userEvent.type(text, ' ayağı');
  await press('Uygula');
  expect(within(textbox()).getByRole('img', { name: 'Köprü ayağı' })).toBeInTheDocument();
});

test('a button needs a text and an address that a link may have, and is edited at the cursor', async () => {
  open({ type: 'paragraph' });
  await insert('Düğme');
  const dialog = within(await screen.findByRole('dialog', { name: 'Düğme ekle' }));
  const [text, address] = [dialog.getByRole('textbox'), dialog.getByRole('combobox')];
  await userEvent.type(address, 'http://ornek.com{Enter}');
  expect(text).toHaveAccessibleDescription('Düğmenin yazısını yazın.');
  expect(address).toHaveAccessibleDescription(/Listeden bir sayfa seçin/);
  await userEvent.clear(address);
  await userEvent.type(address, '/iletisim');
  await userEvent.type(text, 'Teklif alın{Enter}');
  expect(blocks()[0]).toEqual({
    type: 'linkButton',
    attrs: { href: '/iletisim' },
    content: [{ type: 'text', text: 'Teklif alın' }],
  });

  await press('Düğmeyi düzenle');
  const again = within(await screen.findByRole('dialog', { name: 'Düğmeyi düzenle' }));
  expect(again.getByRole('combobox')).toHaveValue('/iletisim');
  await userEvent.type(again.getByRole('textbox'), ' hemen{Enter}');
  expect(blocks()[0]?.content?.[0]?.text).toBe('Teklif alın hemen');

  fireEvent.keyDown(textbox(), { key: 'Enter' });
  expect(blocks()[1]?.type).toBe('paragraph');
});

test('a video needs the address of one and a title, and is edited at the cursor', async () => {
  open({ type: 'paragraph' });
  await insert('Video');
  const dialog = within(await screen.findByRole('dialog', { name: 'Video ekle' }));
  const [address, title] = dialog.getAllByRole('textbox') as [HTMLElement, HTMLElement];
  await userEvent.type(address, 'https://ornek.com/video{Enter}');
  expect(address).toHaveAccessibleDescription(/Bu bir YouTube ya da Vimeo videosunun adresi değil/);
  expect(title).toHaveAccessibleDescription(/Videonun ne gösterdiğini/);
  await userEvent.clear(address);
  await userEvent.type(address, 'https://youtu.be/dQw4w9WgXcQ?si=x');
  await userEvent.type(title, 'Montaj{Enter}');
  expect(blocks()[0]).toEqual({
    type: 'video',
    attrs: { href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    content: [{ type: 'text', text: 'Montaj' }],
  });

  act(() => void editor().commands.setTextSelection(2));
  await press('Videoyu düzenle');
  const again = within(await screen.findByRole('dialog', { name: 'Videoyu düzenle' }));
  await userEvent.type(again.getAllByRole('textbox')[1] as HTMLElement, ' anı{Enter}');
  expect(blocks()[0]?.content?.[0]?.text).toBe('Montaj anı');
});

test('a video gets a preview picture of the library, which can be removed', async () => {
  const path = `/media/${'b'.repeat(32)}`;
  stubReads({
    '/api/admin/media': () => succeeded([mediaItem(3, { path, widths: [480, 960, 1600], name: 'montaj.jpg' })]),
  });
  open({ type: 'video', attrs: { href: 'https://vimeo.com/76979871' }, content: [{ type: 'text', text: 'Montaj' }] });
  await screen.findByRole('textbox', { name: 'Metin' });
  act(() => void editor().commands.setTextSelection(2));
  await press('Videoyu düzenle');
  await press('Görsel seç, Önizleme görseli');
  const library = within(await screen.findByRole('dialog', { name: 'Görsel seç' }));
  await userEvent.click(await library.findByRole('button', { name: /montaj/ }));
  await press('Uygula');
  expect(blocks()[0]).toMatchObject({ type: 'video', attrs: { poster: `${path}-960.webp` } });
  expect(textbox().querySelector('img')).toHaveAttribute('src', `${path}-960.webp`);
  expect(textbox()).toHaveTextContent('Montaj');

  act(() => void editor().commands.setTextSelection(2));
  await press('Videoyu düzenle');
  await press('Kaldır, Önizleme görseli');
  await press('Uygula');
  expect(blocks()[0]).toEqual({
    type: 'video',
    attrs: { href: 'https://vimeo.com/76979871' },
    content: [{ type: 'text', text: 'Montaj' }],
  });
});

test('blocks that are copied from the site become the same blocks', () => {
  open({ type: 'paragraph' });
  const poster = `/media/${'b'.repeat(32)}-960.webp`;
  const html =
    '<aside class="callout warning" role="note"><p class="label">Warning</p><p>Zemin</p></aside>' +
    '<ul class="pictures gallery" role="list"><li><img src="/media/a-480.jpg" alt="a"></li><li><img src="/media/b-480.jpg" alt="b"></li></ul>' +
    '<p class="button"><a href="/iletisim">Teklif alın</a></p>' +
    '<p class="video"><a href="https://vimeo.com/76979871" rel="noopener">' +
    `<img src="${poster}" alt="">Montaj <small>Vimeo</small></a></p>`;
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] };
  fireEvent.paste(textbox(), { clipboardData });
  const [callout, gallery, button, video] = blocks();
  expect(video).toMatchObject({ type: 'video', attrs: { href: 'https://vimeo.com/76979871', poster } });
  expect(blocks().slice(4)).toEqual([{ type: 'paragraph' }]);
  expect(callout).toMatchObject({ type: 'callout', attrs: { kind: 'warning' }, content: [paragraph('Zemin')] });
  expect(callout?.content).toHaveLength(1);
  expect(gallery).toMatchObject({ type: 'gallery', content: [{ type: 'image' }, { type: 'image' }] });
  expect(button).toMatchObject({
    type: 'linkButton',
    attrs: { href: '/iletisim' },
    content: [{ text: 'Teklif alın' }],
  });
});

test('of blocks that the editor does not know it keeps the content', () => {
  open(
    {
      type: 'accordion',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Soru' }] },
        paragraph('Yanıt'),
      ],
    },
    { type: 'sticker', content: [{ type: 'text', text: 'Söz', marks: [{ type: 'bold' }, { type: 'glitter' }] }] },
    { type: 'map', attrs: { place: 'x' } },
  );
  expect(within(textbox()).getByRole('heading', { name: 'Soru' })).toBeInTheDocument();
  expect(textbox()).toHaveTextContent('SoruYanıtSöz');
  expect(within(textbox()).getByText('Söz').tagName).toBe('STRONG');
});
