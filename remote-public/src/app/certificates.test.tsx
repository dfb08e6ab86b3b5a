import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs, pressEscape } from './testing/dialogs.ts';
import { certificate, section } from './testing/home-sections.ts';
import { visit } from './testing/visit.tsx';

const sections = [section(1, 'certificates', { text: 'Her yıl yenilenir.' })];

beforeAll(mockDialogs);

const link = (number: number) => screen.getByRole('link', { name: `Belge ${number}: büyük göster` });

async function enlarge(number: number) {
  await userEvent.click(link(number));
  const dialog = await screen.findByRole('dialog', { name: 'Belgelerimiz' });
  return { dialog, inside: within(dialog) };
}

test('each certificate links to an address that shows it enlarged', async () => {
  await visit('/', { sections });
  expect(screen.getByText('Her yıl yenilenir.')).toBeVisible();
  expect(link(1)).toHaveAttribute('href', '/?belge=1');
});

test('an address with a certificate id opens the lightbox, and closing it shows the home page', async () => {
  await visit('/?belge=2', { sections });
  const dialog = await screen.findByRole('dialog', { name: 'Belgelerimiz' });
  expect(within(dialog).getByRole('heading', { name: 'Belge 2' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('link', { name: 'Kapat' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(link(2)).toHaveFocus();
});

test('an unknown certificate id redirects to the not-found page', async () => {
  await visit('/?belge=99', { sections });
  expect(await screen.findByText('İstenen sayfa bulunamadı.')).toBeVisible();
});

test('the lightbox shows title and text and moves in both directions', async () => {
  await visit('/', { sections });
  const { inside } = await enlarge(2);
  expect(inside.getByRole('heading', { name: 'Belge 2' })).toBeVisible();
  expect(inside.getByText('Belge 2 metni')).toBeVisible();
  await userEvent.click(inside.getByRole('link', { name: 'Sonraki' }));
  expect(inside.getByRole('heading', { name: 'Belge 1' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(inside.getByRole('img', { name: 'Belge 2' })).toBeVisible();
  expect(inside.getByText(/Görsel 2 \/ 2: Belge 2/)).toBeInTheDocument();
});

test.each(['Escape', 'Kapat'])('%s closes the lightbox and returns the focus to the certificate link', async (way) => {
  await visit('/', { sections });
  link(1).focus();
  const { dialog, inside } = await enlarge(1);
  if (way === 'Escape') pressEscape(dialog);
  else await userEvent.click(inside.getByRole('link', { name: 'Kapat' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(link(1)).toHaveFocus();
});

test('a single certificate has no previous and next links, and a certificate without a picture cannot be enlarged', async () => {
  await visit('/', {
    sections,
    certificates: [certificate(1), certificate(2, { picture: null, link_url: '/biyografi' })],
  });
  expect(screen.queryByRole('link', { name: /Belge 2: / })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Belge 2' })).toHaveAttribute('href', '/biyografi');
  const { inside } = await enlarge(1);
  expect(inside.queryByRole('link', { name: 'Sonraki' })).not.toBeInTheDocument();
});
