import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs } from './testing/dialogs.ts';
import { opening } from './testing/openings.ts';
import { serve } from './testing/serve.tsx';
import { structuredDataErrors } from './testing/structured-data-rules.ts';
import { visit } from './testing/visit.tsx';

beforeAll(mockDialogs);

const posting = async (change: Parameters<typeof opening>[1] = {}) => {
  const { head } = await serve('/is-ilani/muhendis-1', { openings: [opening(1, change)] });
  return (head?.structured ?? []).find((item) => 'title' in item) as Record<string, unknown> | undefined;
};

test('the list shows what decides whether to read on', async () => {
  await visit('/kariyer');
  expect(screen.getByRole('heading', { level: 1, name: 'Kariyer' })).toBeVisible();
  const [first] = within(screen.getByRole('region', { name: 'Kariyer' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Mühendis 1');
  expect(first).toHaveTextContent('Tam zamanlı');
  expect(first).toHaveTextContent('Bornova, İzmir');
  expect(first).toHaveTextContent('Son başvuru: 30 Haziran 2030');
});

test.each([
  ['/kariyer', { openings: [] }],
  ['/kariyer', { openings: [opening(1, { is_open: false })] }],
  ['/is-ilani/yok', {}],
])('%s does not exist without an opening', async (path, site) => {
  const { response } = await serve(path, site);
  expect([response?.status, response?.headers.get('Location')]).toEqual([302, '/404']);
});

test('the page has the form, which names its opening', async () => {
  await visit('/is-ilani/muhendis-1');
  const region = screen.getByRole('region', { name: 'Bu ilana başvurun' });
  const form = region.querySelector('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    form: 'is-basvurusu',
    opening: '1',
    position: 'Mühendis 1',
  });
  expect(screen.getByRole('link', { name: 'Bu ilana başvurun' })).toHaveAttribute('href', '#basvuru');
});

test('a closed opening says so, has no form and is in no index and no job search', async () => {
  const openings = [opening(1, { is_open: false, others: [opening(2)] }), opening(2)];
  const { head } = await serve('/is-ilani/muhendis-1', { openings });
  expect(head).toMatchObject({ noindex: true, canonical: null });
  expect(JSON.stringify(head?.structured)).not.toContain('JobPosting');
  await visit('/is-ilani/muhendis-1', { openings });
  expect(screen.getByText('Bu ilan kapandı')).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Mühendis 2' }));
  await waitFor(() => expect(window.location.pathname).toBe('/is-ilani/muhendis-2'));
});

test('an opening is complete for job searches', async () => {
  const found = await posting({ employment: 'seasonal' });
  const errors = structuredDataErrors(found ?? {});
  // Job searches need no street.
  expect(errors.filter((error) => !/streetAddress|postalCode/.test(error))).toEqual([]);
  expect(found).toMatchObject({
    '@type': 'JobPosting',
    title: 'Mühendis 1',
    employmentType: 'TEMPORARY',
    datePosted: '2030-05-06T08:00:00.000Z',
    validThrough: '2030-06-30T21:00:00.000Z',
    totalJobOpenings: 2,
    jobLocation: { address: { addressLocality: 'Bornova', addressRegion: 'İzmir', addressCountry: 'TR' } },
  });
});

test('remote work names the country of its applicants, and work in an unknown country is no job search result', async () => {
  const remote = await posting({ employment: 'remote', province: null, place: '' });
  expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'TR' } });
  expect(remote).not.toHaveProperty('jobLocation');
  expect(await posting({ province: null, place: 'Bakü, Azerbaycan' })).toBeUndefined();
});
