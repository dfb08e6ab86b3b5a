import { screen, within } from '@testing-library/react';
import { fakeSite } from './testing/fake-site.ts';
import { visit } from './testing/visit.tsx';

afterEach(() => jest.useRealTimers());

function at(moment: string) {
  jest.useFakeTimers({
    now: new Date(moment),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
}

test('phone numbers and e-mail addresses are links, and the map opens in a new tab', async () => {
  await visit('/iletisim');
  const facts = within(screen.getByRole('region', { name: 'İletişim bilgileri' }));
  expect(facts.getByRole('link', { name: '+90 (232) 000 00 42' })).toHaveAttribute('href', 'tel:+902320000042');
  expect(facts.getByRole('link', { name: 'bilgi@firma.example' })).toHaveAttribute(
    'href',
    'mailto:bilgi@firma.example',
  );
  expect(facts.getByRole('link', { name: /Haritada göster/ })).toHaveAttribute('href', 'https://harita.example/firma');
});

test('phone numbers and e-mail addresses always have left-to-right direction', async () => {
  await visit('/iletisim');
  const links = document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]');
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(link.querySelector('bdi[dir="ltr"]')?.textContent).toBe(link.textContent);
});

test.each([
  ['2026-11-20T12:00:00Z', 'Pazartesi – Cuma bugün', '08:30 – 18:00'],
  // It is already Saturday in Istanbul while it is still Friday in London.
  ['2026-11-20T22:00:00Z', 'Cumartesi, Pazar bugün', 'Kapalı'],
])('at %s the opening hours mark the row of the current day', async (moment, name, hours) => {
  at(moment);
  await visit('/iletisim');
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  expect(row).toHaveAttribute('aria-current', 'date');
  expect(within(row ?? document.body).getByRole('cell')).toHaveTextContent(hours);
  expect(screen.getAllByRole('row').filter((each) => each.hasAttribute('aria-current'))).toHaveLength(1);
});

test.each([
  ['2026-11-20T05:29:00Z', false],
  ['2026-11-20T05:30:00Z', true],
  ['2026-11-20T14:59:00Z', true],
  ['2026-11-20T15:00:00Z', false],
  ['2026-11-21T09:00:00Z', false],
])('at %s the page shows whether the office is open: %p', async (moment, open) => {
  at(moment);
  await visit('/iletisim');
  expect(screen.queryAllByText('Şu an açık')).toHaveLength(open ? 1 : 0);
});

describe('a special day', () => {
  const hours = JSON.stringify([
    { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '18:00' },
    { days: [], from: '2026-12-31', to: '2026-12-31', note: 'Yılbaşı arifesi', opens: '08:30', closes: '12:00' },
    { days: [], from: '2026-10-29', to: '2026-10-29', note: 'Cumhuriyet Bayramı', opens: null, closes: null },
  ]);
  const open = (moment: string) => {
    at(moment);
    const contact = fakeSite().contact.map((item) => (item.section === 'shift' ? { ...item, content: hours } : item));
    return visit('/iletisim', { contact });
  };
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  test('replaces the hours of its weekday, with its name', async () => {
    await open('2026-10-29T09:00:00Z');
    expect(names()).toEqual([
      'Pazartesi – Cuma',
      '29 Ekim 2026 bugünCumhuriyet Bayramı',
      '31 Aralık 2026Yılbaşı arifesi',
    ]);
    expect(screen.getByRole('row', { current: 'date' })).toHaveTextContent('Kapalı');
    expect(screen.queryByText('Şu an açık')).toBeNull();
  });

  test('with hours of its own is open at these hours only', async () => {
    await open('2026-12-31T08:00:00Z');
    expect(screen.getByText('Şu an açık')).toBeVisible();
  });

  test('is not shown once it is over', async () => {
    await open('2026-10-30T09:00:00Z');
    expect(names()).toEqual(['Pazartesi – Cuma bugün', '31 Aralık 2026Yılbaşı arifesi']);
    expect(screen.getByText('Şu an açık')).toBeVisible();
  });
});

test('without any facts the forms stand alone', async () => {
  await visit('/iletisim', { contact: [] });
  expect(screen.queryByRole('region', { name: 'İletişim bilgileri' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Bize yazın' })).toBeVisible();
});
