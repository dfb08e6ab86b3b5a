import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundText, ReplacementInput, ReplacementRow, SiteSearchPart } from '@vitrin/shared-contracts/site-search';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { found, operation, part, place, result } from '../../testing/site-search-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { SiteSearchPage } from './site-search.page.tsx';

const address = '/admin/site-search';
const call = '/api/admin/site-search';
const list = `${call}/replacements`;
const routes = singleScreenRoutes(address, SiteSearchPage);

let operations: ReplacementRow[];

function answer(search: () => SiteSearchPart): void {
  stubReads({ [call]: () => succeeded(search()), [list]: () => succeeded(operations) });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  operations = [];
});

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

describe('replacing', () => {
  const replacing = `${address}?ara=köprü&yerine=viyadük&degistir=1`;
  const change = (key: string, extra: Partial<FoundText> = {}) => place(key, { replacement: 'viyadük', ...extra });
  const sent = () => http.sendForm.mock.calls.map(([, , { form_data }]) => form_data as ReplacementInput);

  beforeEach(() => {
    const texts = [change('a'), change('b'), change('c', { doubt: 'letters' }), place('d', { source: 'draft' })];
    answer(() => part([found('7', 'Köprü', texts), found('9', 'Tünel', [change('a')])]));
    http.sendForm.mockResolvedValue(succeeded(result({ done: [{ entity: 'article', record: '7', title: 'Köprü' }] })));
  });

  test('Enter in the replacement shows each change, before and after; nothing is sent', async () => {
    const { router } = openPanel(routes, address);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Aranan' }), 'köprü');
    await userEvent.type(screen.getByRole('textbox', { name: 'Yerine' }), 'viyadük{Enter}');
    const row = await rowOf('Köprü');
    expect(router.state.location.search).toBe('?ara=k%C3%B6pr%C3%BC&yerine=viyad%C3%BCk&degistir=1');
    expect(http.getJson).toHaveBeenCalledWith(call, { search: 'köprü', replacement: 'viyadük' });
    expect(row.getAllByRole('deletion')).toHaveLength(3);
    expect(row.getAllByRole('insertion')[0]).toHaveTextContent('viyadük');
    expect(row.getByText('Harfleri farklı')).toBeVisible();
    expect(screen.getByText('3 yer seçili (2 kayıt)')).toBeVisible();
    expect(screen.getByText('“köprü” yerine “viyadük” yazılır.')).toBeVisible();
    expect(http.sendForm).not.toHaveBeenCalled();
  });

  test('only the ticked places are replaced, and the result is taken back', async () => {
    openPanel(routes, replacing);
    const row = await rowOf('Köprü');
    const [all, first] = row.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    expect(all).toHaveProperty('indeterminate', true);
    await userEvent.click((await rowOf('Tünel')).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Seçilenleri değiştir' }));

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('POST', list, expect.anything(), expect.any(String)),
    );
    expect(sent().at(-1)).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      search: 'köprü',
      match_case: false,
      whole_words: false,
      replacement: 'viyadük',
      records: [{ entity: 'article', record: '7', version: 3, keys: ['b'] }],
    });
    const outcome = await screen.findByRole('region', { name: 'Sonuç' });
    expect(within(outcome).getByText('1 kayıt değişti.')).toBeVisible();
    await waitFor(() => expect(outcome).toHaveFocus());
    expect(http.getJson.mock.calls.filter(([path]) => path === call)).toHaveLength(2);

    await userEvent.click(within(outcome).getByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(http.sendForm).toHaveBeenLastCalledWith(
        'POST',
        `${list}/op/undo`,
        { form_data: { after: '' } },
        expect.any(String),
      ),
    );
    expect(await screen.findByText('1 kayıt önceki hâline döndü.')).toBeVisible();
  });

  test('everything can be chosen, or nothing', async () => {
    openPanel(routes, replacing);
    await rowOf('Köprü');
    await userEvent.click(await screen.findByRole('button', { name: 'Tümünü seç' }));
    expect(screen.getByText('4 yer seçili (2 kayıt)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seçimi kaldır' }));
    expect(screen.getByText('0 yer seçili (0 kayıt)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Seçilenleri değiştir' })).toBeDisabled();
  });

  test('records that were not changed are named with the reason, and lead to their form', async () => {
    const failed = [
      {
        entity: 'article',
        record: '9',
        title: 'Tünel',
        reason: 'Bu arada değişti.',
        screen: '/admin/pages/blog/update?id=9',
      },
    ];
    http.sendForm.mockResolvedValue(
      succeeded(result({ done: [{ entity: 'article', record: '7', title: 'Köprü' }], failed })),
    );
    openPanel(routes, replacing);
    await rowOf('Köprü');
    await userEvent.click(await screen.findByRole('button', { name: 'Seçilenleri değiştir' }));
    const outcome = within(await screen.findByRole('region', { name: 'Sonuç' }));
    expect(outcome.getByText('1 kayıt değişmedi:')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('1 kayıt değişti, 1 kayıt değişmedi.'));
    expect(outcome.getByRole('link', { name: 'Tünel' })).toHaveAttribute('href', '/admin/pages/blog/update?id=9');
    expect(outcome.getByText('— Bu arada değişti.')).toBeVisible();
  });

  test('more records than one request may have are one operation of several requests; what was done before a failure stays shown', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      found(String(index + 1), `Kayıt ${index + 1}`, [change('a')]),
    );
    answer(() => part(many));
    const done = [{ entity: 'article', record: '1', title: 'Kayıt 1' }];
    http.sendForm.mockResolvedValueOnce(succeeded(result({ done }))).mockResolvedValueOnce(rejected(500));
    openPanel(routes, replacing);
    await rowOf('Kayıt 1');
    await userEvent.click(await screen.findByRole('button', { name: 'Seçilenleri değiştir' }));
    const outcome = within(await screen.findByRole('region', { name: 'Sonuç' }));
    expect(await outcome.findByRole('button', { name: 'Geri al' })).toBeVisible();
    expect(sent().map(({ records }) => records.length)).toEqual([50, 10]);
    expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
  }, 20_000);

  test('places that cannot be replaced say why', async () => {
    answer(() => part([found('7', 'Köprü', [place('a'), place('b', { source: 'draft' })])]));
    openPanel(routes, replacing);
    await rowOf('Köprü');
    expect(await screen.findByText(/^Bulunan yerler buradan değiştirilmez/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Seçilenleri değiştir' })).toBeNull();
  });

  test('an empty replacement deletes, and says so', async () => {
    answer(() => part([found('7', 'Köprü', [change('a', { replacement: '' })])]));
    openPanel(routes, `${address}?ara=köprü&degistir=1`);
    const row = await rowOf('Köprü');
    expect(row.getByRole('deletion')).toHaveTextContent('0212 555 01 00');
    expect(row.queryByRole('insertion')).toBeNull();
    expect(screen.getByText('“köprü” silinir.')).toBeVisible();
  });
});

describe('the last replacements', () => {
  test('can be taken back later, part by part', async () => {
    operations = [
      operation('a'),
      operation('b', { search: 'iki', undone: 12 }),
      operation('c', { replacement: '', undone: 5 }),
    ];
    http.sendForm
      .mockResolvedValueOnce(succeeded(result({ id: 'a', next: 'article 7' })))
      .mockResolvedValueOnce(
        succeeded(result({ id: 'a', done: [{ entity: 'article', record: '9', title: 'Köprü' }] })),
      );
    openPanel(routes, address);
    const section = within(await screen.findByRole('region', { name: 'Son değiştirmeler' }));
    expect(section.getByText(/Ayşe Yılmaz · 12 kayıt$/)).toBeVisible();
    expect(section.getByText('· Ayşe Yılmaz · geri alındı')).toBeVisible();
    expect(section.getByText('“eski” silindi')).toBeVisible();
    expect(section.getAllByRole('button')).toHaveLength(2);

    await userEvent.click(section.getByRole('button', { name: '“eski” → “yeni”: geri al' }));
    await waitFor(() =>
      expect(http.sendForm).toHaveBeenLastCalledWith(
        'POST',
        `${list}/a/undo`,
        { form_data: { after: 'article 7' } },
        expect.any(String),
      ),
    );
    expect(await screen.findByText('1 kayıt önceki hâline döndü.')).toBeVisible();
  });

  test('that could not be loaded can be retried', async () => {
    stubReads({ [list]: () => rejected(500) });
    openPanel(routes, address);
    expect(await screen.findByText('Son değiştirmeler alınamadı.')).toBeVisible();
    operations = [operation('a')];
    answer(() => part([]));
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('Son değiştirmeler')).toBeVisible();
  });
});
