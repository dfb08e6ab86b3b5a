import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrphanedDrafts } from '../../editing/drafts/orphaned-drafts.tsx';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { MissingRecordContext } from '../../ui/states/missing-record.ts';
import { draftFixtures } from '../testing/draft-fixtures.ts';
import { textDocument } from '../../testing/fixtures.ts';
import { PanelModulesContext } from '../../editing/panel-module.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { modules } from '../../features/index.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { keepDraft, keptDrafts } from '../../testing/drafts.ts';
import { draftTexts, joinTexts } from '../../editing/drafts/draft-texts.ts';

const email = 'gulsah@ornek.com';
const address = '/admin/pages/blog/update';
const notFoundRoutes = (path: string) =>
  singleScreenRoutes(path, () => (
    <PanelModulesContext value={modules}>
      <MissingRecordContext value={<OrphanedDrafts />}>
        <FailedView failure={{ reason: 'not-found' }} onRetry={jest.fn()} />
      </MissingRecordContext>
    </PanelModulesContext>
  ));
const routes = notFoundRoutes(address);
const article = {
  active: 1,
  cover_id: null,
  translations: { tr: { title: 'Çelik', summary: '', document: textDocument }, en: { title: 'Steel' } },
};

beforeEach(() => keepDraft({ email, form: 'article', record: 7 }, article, { base: 3 }));

test('shows the unsaved texts of a deleted record and copies them', async () => {
  const user = userEvent.setup();
  openPanel(routes, `${address}?id=7&ara=x`);

  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Yarım kalan yazılarınız var' })).toHaveTextContent('Steel');
  await user.click(screen.getByRole('button', { name: 'Yazdıklarımı kopyala' }));

  expect(await screen.findByRole('button', { name: 'Kopyalandı' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(joinTexts(draftTexts(article, 'article')));
  expect(await keptDrafts(email)).toHaveLength(1);
});

test('finds the draft of a form in a dialog by the dialog address', async () => {
  const link = { name: 'Mastodon', uri: 'https://mastodon.example', icon_name: '' };
  await keepDraft({ email, form: 'social-media', record: 9 }, link, { base: 4 });
  openPanel(notFoundRoutes('/admin/settings/social-media'), '/admin/settings/social-media?kayit=9');

  expect(await screen.findByText('https://mastodon.example')).toBeVisible();
});

test('deletes an orphaned draft only on request', async () => {
  openPanel(routes, `${address}?id=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı sil' }));
  expect(await keptDrafts(email)).toHaveLength(1);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yazıyı sil' }));

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(await keptDrafts(email)).toEqual([]);
});

test.each([
  ['another record', 'gulsah@ornek.com', '?id=8'],
  ['another user', 'deniz@ornek.com', '?id=7'],
])('shows no draft of %s', async (_whose, as, query) => {
  openPanel(routes, `${address}${query}`, 'admin', as);

  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

test('labels texts by language, reads the text of an editor document and skips choices', () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', content: [{ type: 'text', text: 'Giriş' }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Bir' }, { type: 'hardBreak' }, { type: 'text', text: 'iki' }],
      },
      { type: 'image', attrs: { alt: 'Köprü' } },
    ],
  };
  const values = { kind: 'other', translations: { tr: { name: 'İade', document, seo_name: ' ' } } };
  expect(joinTexts(draftTexts(values, 'contract'))).toBe('Ad (tr):\nİade\n\nMetin (tr):\nGiriş\nBir\niki\nKöprü');
  expect(draftTexts({ alts: { tr: 'Baraj', en: '' }, folder: 'a' })).toEqual([
    { label: 'Klasör', text: 'a', lang: null },
    { label: 'Görselin metni', text: 'Baraj', lang: 'tr' },
  ]);
  expect(draftTexts(null)).toEqual([]);
});

test('no text is missed, also of fields that nobody has listed', () => {
  const template = { name: 'Teşekkür', subject: 'Başvurunuz alındı', text: 'Merhaba', kind: 'contact' };
  expect(joinTexts(draftTexts(template))).toBe('Ad:\nTeşekkür\n\nKonu:\nBaşvurunuz alındı\n\nMetin:\nMerhaba');
  expect(joinTexts(draftTexts({ name: 'Slack', url: 'https://hooks.example/1', events: ['articles'] }))).toBe(
    'Ad:\nSlack\n\nAdres:\nhttps://hooks.example/1',
  );
  const nested = { steps: [{ heading: 'Keşif', notes: ['Ölçü', 'Zemin'] }], translations: { en: { subtitle: 'Sub' } } };
  expect(joinTexts(draftTexts(nested))).toBe('Steps:\nKeşif\nÖlçü\nZemin\n\nSubtitle (en):\nSub');
});

test('addresses and captions of a document are texts too', () => {
  const link = { type: 'link', attrs: { href: 'https://ornek.example', target: '_blank' } };
  const content = [
    { type: 'paragraph', content: [{ type: 'text', text: 'Bakınız', marks: [link] }] },
    { type: 'video', attrs: { href: 'https://video.example/1', title: 'Tanıtım' } },
  ];
  const text = joinTexts(draftTexts({ document: { type: 'doc', content } }));
  for (const typed of ['Bakınız', 'https://ornek.example', 'https://video.example/1', 'Tanıtım'])
    expect(text).toContain(typed);
  expect(text).not.toContain('_blank');
});

/** Returns all texts within a value, also of choices. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test.each(Object.entries(draftFixtures))(
  'the texts of a draft of the form %s contain what was typed',
  (form, fixture) => {
    const typed = stringsIn(fixture.newValues).filter((text) => /yeni/i.test(text));
    const text = joinTexts(draftTexts(fixture.newValues, form));
    for (const each of typed) expect(text).toContain(each);
  },
);

test.each(
  Object.entries(draftFixtures).filter(([form, { newValues }]) => newValues && !['user', 'support'].includes(form)),
)('extracts texts from a draft of the form %s, whose record can be deleted', (form, { newValues }) => {
  expect(joinTexts(draftTexts(newValues, form))).toMatch(/[Yy]eni/);
});
