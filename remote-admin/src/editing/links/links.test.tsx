import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import type { RecordLinks } from '@vitrin/shared-contracts/links';
import { http, rejected, stubReads, succeeded, unreachable } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';

import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useTrash } from '../use-trash.ts';
import { LinksButton } from './links-button.tsx';

const address = '/admin/pages/blog/update?id=7';
const linksCall = '/api/admin/links/article/7';
const links: RecordLinks = {
  incoming: [
    { entity: 'Makale', record: '8', title: 'Tünel', screen: '/admin/pages/blog/update?id=8', fields: ['Metin (tr)'] },
    { entity: 'Yönlendirme', record: '1', title: '/eski', screen: null, fields: ['Yeni adres'] },
  ],
  broken: [{ address: '/makale/yok', field: 'Metin (tr)', path: 'translations.tr.document', reason: 'missing' }],
};

afterEach(() => Swal.close());
beforeEach(() => {
  jest.clearAllMocks();
  stubReads({ [linksCall]: () => succeeded(links) });
});

describe('the links of a record', () => {
  const Screen = () => <LinksButton of={{ entity: 'article', record: 7 }} />;
  const routes = singleScreenRoutes('/admin/pages/blog/update', Screen);

  test('are read when they are asked for, and list who links and what is broken', async () => {
    openPanel(routes, address);
    const button = await screen.findByRole('button', { name: 'Bağlantılar' });
    expect(http.getJson).not.toHaveBeenCalledWith(linksCall, expect.anything());
    await userEvent.click(button);

    const incoming = within(await screen.findByRole('list', { name: 'Bu kaydın kullanıldığı yerler' }));
    expect(incoming.getByRole('link', { name: 'Tünel' })).toHaveAttribute('href', '/admin/pages/blog/update?id=8');
    expect(incoming.getByText('Makale · Metin (tr)')).toBeVisible();
    expect(incoming.getByText('/eski')).toBeVisible();
    expect(incoming.queryByRole('link', { name: '/eski' })).toBeNull();
    const broken = within(screen.getByRole('list', { name: 'Bu kayıttaki bozuk bağlantılar' }));
    expect(broken.getByText('/makale/yok')).toBeVisible();
    expect(broken.getByText(/Bu adreste sayfa yok/)).toBeVisible();
  });

  test('open from the address of the screen, and closing removes them from it', async () => {
    const { router } = openPanel(routes, `${address}&baglantilar=ac`);
    await screen.findByText('Tünel');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?id=7'));
  });

  test('that do not exist are explained; a failure can be retried', async () => {
    stubReads({ [linksCall]: () => rejected(500) });
    openPanel(routes, `${address}&baglantilar=ac`);
    expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
    stubReads({ [linksCall]: () => succeeded({ incoming: [], broken: [] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('Bu kayıt başka bir yerde kullanılmıyor.')).toBeVisible();
    expect(screen.getByText('Kaydın sitedeki bütün bağlantıları çalışıyor.')).toBeVisible();
  });
});

describe('the message after a record was moved to the trash', () => {
  const Screen = () => {
    const { moveToTrash } = useTrash();
    const call = async () => succeeded(await http.sendForm('DELETE', '/x', {}));
    const trashed = { entity: 'article', ids: [7], subject: 'Köprü', call, changes: [], isLinked: true };
    return (
      <button type="button" onClick={() => void moveToTrash(trashed)}>
        Çöpe taşı
      </button>
    );
  };
  const message = async () => {
    openPanel(singleScreenRoutes('/admin/pages/blog', Screen), '/admin/pages/blog');
    await userEvent.click(await screen.findByRole('button', { name: 'Çöpe taşı' }));
    const title = await screen.findByText('Çöpe Taşındı!');
    return title.closest('.swal2-popup') as HTMLElement;
  };
  const linking = (...titles: string[]) => {
    const incoming = titles.map((title, index) => ({ ...links.incoming[0], record: String(index), title }));
    stubReads({ [linksCall]: () => succeeded({ incoming, broken: [] }) });
  };

  test('names the records that link to the page', async () => {
    linking('Tünel', 'Baraj');
    expect(await message()).toHaveTextContent('Kullanıldığı yerler: Tünel, Baraj.');
  });

  test('counts the records beyond the third', async () => {
    linking('Tünel', 'Baraj', 'Liman', 'Yol', 'Rıhtım');
    expect(await message()).toHaveTextContent('Kullanıldığı yerler: Tünel, Baraj, Liman ve 2 kayıt daha.');
  });

  test.each([
    ['nothing links to the page', () => succeeded({ incoming: [], broken: [] })],
    ['the links are not known', unreachable],
  ])('names only the record when %s', async (_name, answer) => {
    stubReads({ [linksCall]: answer });
    const shown = await message();
    expect(shown).toHaveTextContent('Köprü');
    expect(shown).not.toHaveTextContent('Kullanıldığı yerler');
  });
});

describe('a save that changes an address', () => {
  const moved = [{ lang: 'tr', source: '/makale/kopru', target: '/makale/viyaduk' }];
  function openSaving(answer: object): void {
    const Screen = () => {
      const { run } = useFeedback();
      const save = () => run(() => Promise.resolve(succeeded({}, answer)), { success: 'Güncellendi!' });
      return (
        <button type="button" onClick={() => void save()}>
          Kaydet
        </button>
      );
    };
    openPanel(singleScreenRoutes('/admin/pages/blog', Screen), '/admin/pages/blog');
  }
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));

  test('says that the former one is redirected, and the redirect can be removed', async () => {
    http.sendForm.mockResolvedValue(succeeded());
    openSaving({ moved });
    await save();
    expect(await screen.findByText('Eski adres yenisine yönlendiriliyor.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yönlendirmeyi kaldır' }));
    const form_data = { source: '/makale/kopru' };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/links/former', { form_data }));
    expect(await screen.findByText('Yönlendirme kaldırıldı.')).toBeInTheDocument();
  });

  test('in several languages removes all redirects', async () => {
    http.sendForm.mockResolvedValue(succeeded());
    openSaving({ moved: [...moved, { lang: 'en', source: '/en/makale/bridge', target: '/en/makale/viaduct' }] });
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Yönlendirmeleri kaldır' }));
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(2));
    expect(await screen.findByText('Yönlendirmeler kaldırıldı.')).toBeInTheDocument();
  });

  test('says when the redirect could not be removed', async () => {
    http.sendForm.mockResolvedValue(rejected(404, { message: 'Kayıt bulunamadı.' }));
    openSaving({ moved });
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Yönlendirmeyi kaldır' }));
    expect(await screen.findByText('Kayıt bulunamadı.')).toBeInTheDocument();
  });

  test('shows what the server did besides, such as a shortened chain', async () => {
    openSaving({ notice: '/iki de yönlendirildiği için son adres kaydedildi: /uc' });
    await save();
    expect(await screen.findByText(/son adres kaydedildi: \/uc/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Yönlendirmeyi kaldır' })).toBeNull();
  });
});
