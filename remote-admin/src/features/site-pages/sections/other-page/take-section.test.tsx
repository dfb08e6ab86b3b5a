import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { api } from '@vitrin/shared-contracts/paths';
import type { WorkingCopy } from '@vitrin/shared-contracts/publication';
import { sectionLimits, type StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { confirmDrafts, http, rejected, succeeded } from '../../../../testing/fake-server.ts';
import { publishedRecord } from '../../../../testing/publication-fixtures.ts';
import { sitePageRecord, sitePageRow } from '../../../../testing/site-page-fixtures.ts';
import { openPage, sectionNames } from '../../testing/page-form.tsx';

const steps: StoredSection = { id: 's1', kind: 'steps', v: 1, values: {}, items: [{ id: 'i1', values: {} }] };
const notice: StoredSection = { id: 'n1', kind: 'notice', v: 1, values: { tone: 'info' } };
const texts = {
  tr: { s1: { title: 'Keşif', items: { i1: { title: 'Ölçüm' } } }, n1: { title: 'Bayram' } },
  en: { s1: { title: 'Survey', items: { i1: { title: 'Measuring' } } } },
};
const other = { ...sitePageRecord({ sections: [{ id: 'o1', kind: 'notice', v: 1, values: {} }] }), id: 9, version: 4 };
const row = { success: true, status: 200, data: { id: 'copy-9', rev: 1 } };

interface SentDraft {
  form_data: { record: string | null; rev: number; base_version: number | null };
  form: { sections: StoredSection[]; translations: Record<string, { texts: Record<string, object> }> };
}

/** The drafts that were sent for page 9. */
const sent = () =>
  http.sendForm.mock.calls.filter(([method]) => method === 'PUT').map(([, , fields]) => fields as unknown as SentDraft);

/** Returns the ids of the section at the end of a draft, and of its item. */
function addedIds(draft: SentDraft | undefined): { id: string; item: string } {
  const section = draft?.form.sections.at(-1);
  return { id: section?.id ?? '', item: section?.items?.[0]?.id ?? '' };
}

async function open(others = [other], sections = [steps, notice]) {
  await openPage(sitePageRecord({ sections, texts }), {
    pages: [sitePageRow(8, 'Hizmetler'), sitePageRow(9, 'Projeler', { parent_id: 8 }), sitePageRow(10, 'Ekip')],
    others,
  });
  http.sendForm.mockResolvedValue(row);
}

async function choose(action: string, page: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Keşif: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: page }));
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.publication.mockReset();
  http.drafts.mockImplementation(confirmDrafts);
});

afterEach(() => Swal.close());

test('a section moves to the end of the draft of another page, in all languages and under new ids', async () => {
  await open();

  await choose('Başka sayfaya taşı', /^Projeler/);

  await waitFor(() => expect(sectionNames()).toEqual(['Bayram']));
  const [draft] = sent();
  expect(draft?.form_data).toMatchObject({ record: '9', rev: 0, base_version: 4 });
  expect(draft?.form.sections.map(({ kind }) => kind)).toEqual(['notice', 'steps']);
  const { id, item } = addedIds(draft);
  expect(['s1', 'i1']).not.toEqual(expect.arrayContaining([id, item]));
  expect(draft?.form.translations).toMatchObject({
    tr: { texts: { [id]: { title: 'Keşif' } } },
    en: { texts: { [id]: { title: 'Survey', items: { [item]: { title: 'Measuring' } } } } },
  });
  expect(await screen.findByText(/“Projeler” sayfasının taslağında.*English başlığı yok/)).toBeInTheDocument();
});

test('the focus goes to the heading when the last section is moved', async () => {
  await open([other], [steps]);

  await choose('Başka sayfaya taşı', /^Projeler/);

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bölümler' })).toHaveFocus());
});

test('undoing puts the section back and deletes the draft that it has started', async () => {
  await open();
  await choose('Başka sayfaya taşı', /^Projeler/);

  await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));

  await waitFor(() => expect(sectionNames()).toEqual(['Keşif', 'Bayram']));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('DELETE', api.adminWorkingCopy('site-page', 'copy-9'), { rev: 1 }),
  );
});

test('a copy stays in its page, and the draft of a colleague keeps what it has', async () => {
  const form = { sections: [notice], translations: { tr: { title: 'Projeler', texts: {} } } };
  const draft = {
    id: 'copy-9',
    rev: 5,
    record: '9',
    base_version: 4,
    form_json: JSON.stringify(form),
    base_json: null,
  };
  http.publication.mockImplementation((path) =>
    path === api.adminRecordPublication('site-page', '9')
      ? Promise.resolve(succeeded({ ...publishedRecord, copy: draft as unknown as WorkingCopy }))
      : undefined,
  );
  await open();

  await choose('Başka sayfaya kopyala', /^Projeler/);

  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ form_data: { rev: 5 }, form: { sections: [notice, { kind: 'steps' }] } });
  expect(sectionNames()).toEqual(['Keşif', 'Bayram']);
});

test('a draft that a colleague saves at the same moment is read again', async () => {
  await open();
  http.sendForm.mockResolvedValueOnce(rejected(409));

  await choose('Başka sayfaya taşı', /^Projeler/);

  await waitFor(() => expect(sectionNames()).toEqual(['Bayram']));
  expect(sent()).toHaveLength(2);
});

test('a page without room is refused, and the section stays', async () => {
  const full = Array.from({ length: sectionLimits.sections }, (_, index) => ({ ...notice, id: `x${index}` }));
  await open([{ ...other, sections: full }]);

  await choose('Başka sayfaya taşı', /^Projeler/);

  expect(await screen.findByText(/^Bu sayfada 60 bölüm var/)).toBeVisible();
  expect(sent()).toEqual([]);
  expect(sectionNames()).toEqual(['Keşif', 'Bayram']);
});

test('a page in which the user has unsaved work is refused', async () => {
  const unsaved = { id: 'd1', form: 'site-page', record: 9, base_version: 4, client: 'c', seq: 1, rev: 1, title: 'P' };
  http.drafts.mockImplementation(async (...call) =>
    call[1] === api.adminDrafts
      ? succeeded([{ ...unsaved, updated_at: new Date().toISOString() }])
      : await confirmDrafts(...call),
  );
  await open();

  await choose('Başka sayfaya taşı', /^Projeler/);

  expect(await screen.findByText(/kaydedilmemiş bir yazınız var/)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('the chooser shows the tree, finds a page by its title, and offers everything but the page itself', async () => {
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Keşif: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Başka sayfaya taşı' }));
  const list = await screen.findByRole('list', { name: 'Sayfalar' });
  const names = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['HizmetlerBu sayfa', 'Projeler/sayfa-9', 'Ekip/sayfa-10']);
  expect(within(list).getByRole('button', { name: /^Hizmetler/ })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.type(screen.getByRole('searchbox', { name: 'Sayfalarda ara' }), 'eki');
  expect(names()).toEqual(['Ekip/sayfa-10']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keşif: diğer işlemler' })).toHaveFocus());
});
