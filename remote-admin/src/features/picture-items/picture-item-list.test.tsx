import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { CertificateListPage } from './certificate.pages.tsx';
import { SliderListPage } from './slider.pages.tsx';

const picture = { id: 5, path: '/media/a', widths: [480], width: 480, height: 320, alt: '', focus: { x: 50, y: 50 } };

function item(id: number, title: string): PictureItemRecord {
  const state = { active: 1, version: 3, updated_at: '2026-01-06T09:00:00.000Z' } as const;
  return { id, queue: id, picture, link_url: null, ...state, translations: { tr: { title, text: `${title} metni` } } };
}

const rows = [item(9, 'Baraj'), item(8, 'Köprü'), item(7, 'Türbin')];

beforeEach(() => jest.clearAllMocks());

interface Case {
  name: string;
  entity: string;
  address: string;
  Page: ComponentType;
  list: string;
  none: string;
  add: string;
}

const cases: Case[] = [
  {
    name: 'sliders',
    entity: 'slider',
    address: '/admin/sliders',
    Page: SliderListPage,
    list: 'Slaytlar',
    none: 'Henüz slayt yok.',
    add: 'Yeni slayt',
  },
  {
    name: 'certificates',
    entity: 'certificate',
    address: '/admin/certificates',
    Page: CertificateListPage,
    list: 'Sertifikalar',
    none: 'Henüz sertifika yok.',
    add: 'Yeni sertifika',
  },
];

describe.each(cases)('$name', ({ name, entity, address, Page, list, none, add }) => {
  const routes = singleScreenRoutes(address, Page);
  const call = `/api/admin/${name}`;
  const answer = (read: () => ReturnType<typeof succeeded>) =>
    stubReads({ [call]: read, '/api/admin/languages/info': () => succeeded(languages) });
  const titles = async () =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('link', { name: /^(?!.*düzenle)/ })
      .map(({ textContent }) => textContent);

  test('load, then are listed with picture, text and missing languages', async () => {
    answer(() => succeeded(rows));
    openPanel(routes, address);

    await screen.findByRole('status', { name: 'Yükleniyor' });
    expect(await titles()).toEqual(['Baraj', 'Köprü', 'Türbin']);
    expect(screen.getByRole('link', { name: 'Baraj' })).toHaveAttribute('href', `${address}/update?id=9`);
    expect(screen.getByText('Köprü metni')).toBeVisible();
    expect((await screen.findAllByText('English: eksik'))[0]).toBeInTheDocument();
  });

  test('show an explanation and a link to the first record when the list is empty', async () => {
    answer(() => succeeded([]));
    openPanel(routes, address);

    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.getAllByRole('link', { name: add })).toHaveLength(2);
  });

  test('load on retry after a failure', async () => {
    answer(unreachable);
    openPanel(routes, address);
    expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();

    answer(() => succeeded(rows));
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

    expect(await screen.findByRole('link', { name: 'Türbin' })).toBeVisible();
  });

  test('are searched by the server and cannot be reordered during a search', async () => {
    answer(() => succeeded(rows));
    openPanel(routes, address);
    expect(await screen.findByLabelText('Baraj: taşı')).toBeInTheDocument();

    await userEvent.type(screen.getByRole('searchbox'), 'türbin');

    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { search: 'türbin' }));
    await waitFor(() => expect(screen.queryByLabelText('Baraj: taşı')).toBeNull());
  });

  test('can be reordered by keyboard alone', async () => {
    let stored = rows;
    answer(() => succeeded(stored));
    http.sendForm.mockImplementation(async () => {
      stored = [...rows.slice(2), ...rows.slice(0, 2)];
      return succeeded();
    });
    openPanel(routes, address);

    await userEvent.click(await screen.findByRole('button', { name: 'Türbin: diğer işlemler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/queue`, { queue: queueFromOrder([7, 9, 8]) }),
    );
    expect(await titles()).toEqual(['Türbin', 'Baraj', 'Köprü']);
  });

  test('are moved to the trash without a question, and restored from the message', async () => {
    answer(() => succeeded(rows));
    http.sendForm.mockResolvedValue(succeeded([]));
    openPanel(routes, address);

    await userEvent.click(await screen.findByRole('button', { name: 'Köprü: çöpe taşı' }));
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${call}/8`, {}));
    const message = await screen.findByRole('alert');
    await waitFor(() => expect(message).toHaveTextContent('Çöpe Taşındı!'));
    expect(message).toHaveTextContent('Köprü');
    await userEvent.click(within(message).getByRole('button', { name: 'Geri al', hidden: true }));

    const form_data = { entity, ids: [8] };
    await waitFor(() =>
      expect(http.sendForm).toHaveBeenLastCalledWith('POST', '/api/admin/trash/restore', { form_data }),
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Geri Yüklendi!'));
  });

  test('can be switched off from the row without other changes', async () => {
    answer(() => succeeded(rows));
    http.sendForm.mockResolvedValue(succeeded());
    openPanel(routes, address);

    await userEvent.click(await screen.findByRole('switch', { name: 'Baraj: sitede görünür' }));

    const { version, translations } = item(9, 'Baraj');
    const form_data = { id: 9, version, active: 0, media_id: 5, link_url: null, translations };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/9`, { form_data }));
    await waitFor(() => expect(http.getJson.mock.calls.filter(([path]) => path === call)).toHaveLength(2));
  });

  test('show no actions to a user without access', async () => {
    answer(() => rejected(403));
    openPanel(routes, address, 'hr');

    expect(await screen.findByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: add })).toBeNull();
  });
});
