import { screen, within } from '@testing-library/react';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReviewRow } from '@vitrin/shared-contracts/reviews';
import { stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { ReviewsPage } from './reviews.page.tsx';

const sent = { by: 'Ece Can', at: '2026-11-28T09:00:00.000Z', note: 'Başlığa bakar mısınız?' };
const row = (extra: Partial<ReviewRow> = {}): ReviewRow => ({
  id: '6f2b7f0e-62a0-4f1c-9d5a-0d4b3c5f7a11',
  entity: 'article',
  title: 'Çelik köprüler',
  authors: ['Ece Can', 'Ali Er'],
  to: '/admin/pages/blog/update?id=7',
  review: { sent, rev: 1, returned: null },
  is_changed: false,
  may_publish: true,
  ...extra,
});

const open = (rows: readonly ReviewRow[]) => {
  stubReads({ [api.adminReviews]: () => succeeded(rows) });
  openPanel(singleScreenRoutes('/admin/reviews', ReviewsPage), '/admin/reviews');
};

test('what waits for the user is above what the user has sent, with remarks and authors', async () => {
  const returned = { by: 'Deniz Ak', at: '2026-11-28T10:00:00.000Z', note: 'Kaynak eksik.' };
  open([
    row({ is_changed: true }),
    row({ id: 'b', title: '', entity: 'product', may_publish: false, review: { sent, rev: 1, returned } }),
  ]);
  const waiting = await screen.findByRole('region', { name: /İncelemenizi bekleyenler/ });
  expect(within(waiting).getByRole('link', { name: 'Çelik köprüler' })).toHaveAttribute(
    'href',
    '/admin/pages/blog/update?id=7',
  );
  expect(waiting).toHaveTextContent(/Makale · Gönderen: Ece Can · Yazan: Ali Er · gönderildikten sonra değişti/);
  expect(waiting).toHaveTextContent('Başlığa bakar mısınız?');
  const own = screen.getByRole('region', { name: /Gönderdikleriniz/ });
  expect(own).toHaveTextContent(/Adsız yeni kayıt.*Geri gönderildi.*Ürün · Geri gönderen: Deniz Ak.*Kaynak eksik\./);
});

test('without drafts in review the page says so', async () => {
  open([]);
  expect(await screen.findByText('İncelenecek taslak yok.')).toBeVisible();
});
