import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vitrin/shared-contracts/paths';
import type { ImportJob, SiteImports } from '@vitrin/shared-contracts/site-import';
import { http, rejected, stubReads, succeeded, unreachable } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { importFile, importItem, importJob, importRow } from '../../testing/site-import-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { SiteImportPage } from './site-import.page.tsx';

const address = '/admin/site-import';
const routes = singleScreenRoutes(address, SiteImportPage);

let state: SiteImports;
const serve = (job: ImportJob | null, imports: SiteImports['imports'] = []) => {
  state = { job, imports };
};

beforeEach(() => {
  jest.clearAllMocks();
  serve(null);
  stubReads({ [api.adminSiteImports]: () => succeeded(state) });
  http.sendForm.mockImplementation(async () => succeeded(state));
});

const open = () => openPanel(routes, address);
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Dışa aktarma dosyası seç'), file, { applyAccept: false });
const site = () => new File(['0123456789'], 'site.xml', { type: 'text/xml', lastModified: 1 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sentAction = () => http.sendForm.mock.lastCall?.[2];

/** The server receives parts of four bytes; `fails` says which calls are cut. */
function receiveParts(fails: readonly number[] = [], first = 0): { index: unknown; text: Promise<string> }[] {
  const parts: { index: unknown; text: Promise<string> }[] = [];
  let next_part = first;
  let calls = 0;
  http.sendForm.mockImplementation(async (_method, path) =>
    path === api.adminImportFiles ? succeeded(importFile({ next_part })) : succeeded(state),
  );
  http.sendFile.mockImplementation(async (_path, { index, part }) => {
    calls += 1;
    if (fails.includes(calls)) throw new Error('cut');
    parts.push({ index, text: new Response(part as Blob).text() });
    next_part += 1;
    if (next_part === 3) serve(importJob({ files: [importFile({ next_part })] }));
    return succeeded(importFile({ next_part }));
  });
  return parts;
}

test('a file is uploaded in parts; a part that was cut is sent again; then it can be tried', async () => {
  const parts = receiveParts([2]);
  open();
  expect(await screen.findByText('Önce bir dosya seçin.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dene' })).toBeDisabled();
  await choose(site());
  expect(await screen.findByText('Bağlantı koptu; kaldığı yerden yeniden denenecek.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 kB · yüklendi')).toBeVisible();
  expect(parts.map(({ index }) => index)).toEqual(['0', '1', '2']);
  expect(await Promise.all(parts.map(({ text }) => text))).toEqual(['0123', '4567', '89']);

  await userEvent.type(screen.getByRole('textbox', { name: 'Eski sitenin adresi' }), 'eski.example');
  await press('Dene');
  expect(sentAction()).toEqual({ form_data: { action: 'plan', from: 'eski.example' } });
});

test('after a reload the same file goes on where it was', async () => {
  serve(importJob({ files: [importFile({ next_part: 2 })] }));
  const parts = receiveParts([], 2);
  open();
  expect(await screen.findByText(/Sürdürmek için aynı dosyayı yeniden seçin/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dene' })).toBeDisabled();
  await choose(site());
  expect(await screen.findByText('1 kB · yüklendi')).toBeVisible();
  expect(parts.map(({ index }) => index)).toEqual(['2']);
});

test('a file of another kind is refused before it is sent, one that the server refuses with its reason', async () => {
  open();
  await screen.findByRole('button', { name: 'Dene' });
  await choose(new File(['x'], 'resim.png'));
  expect(await screen.findByText(/WordPress \(\.xml\), Ghost/)).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
  await press('resim.png: listeden çıkar');
  http.sendForm.mockResolvedValue(rejected(422, { errors: { name: 'Sunucunun diskinde yeterli yer yok.' } }));
  await choose(site());
  expect(await screen.findByText('Sunucunun diskinde yeterli yer yok.')).toBeVisible();
  await press('site.xml: listeden çıkar');
});

test('the trial says what will come and what not, item by item, and then it is imported', async () => {
  serve(
    importJob({
      step: 'plan',
      state: 'done',
      source: 'eski.example',
      from: 'https://eski.example/',
      import_id: 7,
      files_to_fetch: 1_900,
      counts: [
        { type: 'post', state: 'created', count: 1_200 },
        { type: 'post', state: 'left', count: 3 },
        { type: 'page', state: 'unchanged', count: 2 },
      ],
    }),
  );
  const left = importItem(2, { state: 'left', notes: [{ what: 'comments', reason: 'yorumların burada yeri yok' }] });
  stubReads({
    [api.adminSiteImports]: () => succeeded(state),
    [api.adminImportReport(7)]: ({ filter }) => succeeded(filter === 'left' ? [left] : [importItem(1), left]),
  });
  open();
  const coming = await screen.findByRole('list', { name: 'Gelecekler' });
  expect(
    within(coming)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.200 makale eklenecek, 3 makale alınmayacak.', '2 sayfa aynı kalacak.']);
  expect(screen.getByText(/^Eski siteden 1\.900 dosya indirilecek\. Görseller denemede indirilmez/)).toBeVisible();
  expect(await screen.findByText('Yazı 1')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Alınmayanlar');
  await waitFor(() => expect(screen.queryByText('Yazı 1')).toBeNull());
  expect(screen.getByText(': yorumların burada yeri yok')).toBeVisible();
  expect(screen.getByText('Makale · alınmayacak · site.xml:2')).toBeVisible();

  serve(importJob({ step: 'import', state: 'waiting', import_id: 7 }));
  await press('İçe aktar');
  expect(sentAction()).toEqual({ form_data: { action: 'start' } });
  expect(await screen.findByRole('heading', { name: 'İçe aktarma başlıyor' })).toBeVisible();
});

test('an import says how far each kind is, and is paused and continued', async () => {
  serve(
    importJob({
      step: 'import',
      state: 'running',
      import_id: 7,
      counts: [
        { type: 'post', state: 'created', count: 30 },
        { type: 'post', state: 'pending', count: 70 },
        { type: 'page', state: 'pending', count: 100 },
      ],
    }),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'İçe aktarılıyor' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'İçe aktarılıyor' })).toHaveValue(30);
  const kinds = within(screen.getByRole('list', { name: 'Türlere göre' })).getAllByRole('listitem');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Makale30 / 100', 'Sayfa0 / 100']);
  // Screen readers hear quarters only.
  expect(screen.getByRole('status')).toHaveTextContent('İçe aktarılıyor: yüzde 0');

  serve(importJob({ step: 'import', state: 'failed', import_id: 7, problem: 'Sunucunun diski doldu.' }));
  await press('Duraklat');
  expect(sentAction()).toEqual({ form_data: { action: 'pause' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sunucunun diski doldu.');
  await press('Devam et');
  expect(sentAction()).toEqual({ form_data: { action: 'resume' } });
});

test('the result leads to what came, and is taken back after a question', async () => {
  serve(
    importJob({
      step: 'import',
      state: 'done',
      source: 'eski.example',
      import_id: 7,
      counts: [{ type: 'post', state: 'created', count: 2 }],
    }),
  );
  stubReads({
    [api.adminSiteImports]: () => succeeded(state),
    [api.adminImportReport(7)]: () => succeeded([importItem(1, { screen: '/admin/pages/blog/update?id=4' })]),
  });
  open();
  expect(await screen.findByText('2 makale eklendi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Makaleler' })).toHaveAttribute('href', '/admin/pages/blog');
  expect(await screen.findByRole('link', { name: 'Yazı 1' })).toHaveAttribute('href', '/admin/pages/blog/update?id=4');
  await press('Bu içe aktarmayı geri al');
  await press('Hayır');
  expect(http.sendForm).not.toHaveBeenCalled();
  await press('Bu içe aktarmayı geri al');
  serve(
    importJob({
      step: 'undo',
      state: 'done',
      source: 'eski.example',
      import_id: 7,
      kept: [{ what: 'article 4', reason: 'değiştirilmiş' }],
    }),
  );
  await press('Evet, geri al');
  expect(sentAction()).toEqual({ form_data: { action: 'undo', import_id: 7 } });
  expect(await screen.findByRole('heading', { name: 'İçe aktarma geri alındı' })).toBeVisible();
  expect(screen.getByText(': değiştirilmiş')).toBeVisible();
});

test('earlier imports are listed and taken back, not while another one is in progress', async () => {
  serve(null, [importRow(9), importRow(8, { state: 'undone', changes: 0, author: '' })]);
  const { unmount } = open();
  const list = within(await screen.findByRole('region', { name: 'Önceki içe aktarmalar' }));
  expect(list.getByText(/Ayşe Yılmaz · tamamlandı · 12 değişiklik/)).toBeVisible();
  expect(list.getByText(/komut satırı · geri alındı/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'eski.example: geri al' }));
  await press('Evet, geri al');
  expect(sentAction()).toEqual({ form_data: { action: 'undo', import_id: 9 } });
  unmount();
  serve(importJob({ step: 'import', state: 'running', import_id: 10 }), [importRow(9)]);
  open();
  expect(await screen.findByRole('button', { name: 'eski.example: geri al' })).toBeDisabled();
});

test('a state that could not be read is asked for again', async () => {
  stubReads({ [api.adminSiteImports]: unreachable });
  open();
  expect(await screen.findByText('Sunucuya ulaşılamadı.')).toBeVisible();
  stubReads({ [api.adminSiteImports]: () => succeeded(state) });
  await press('Tekrar dene');
  expect(await screen.findByRole('button', { name: 'Dene' })).toBeVisible();
});
