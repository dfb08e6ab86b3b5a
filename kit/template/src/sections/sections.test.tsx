import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from '../app/testing/fake-site.ts';
import type { LatestArticle } from './latest/latest-data.ts';
import { latest } from './latest/latest.section.ts';

const values = { count: '3', heading: 'Siteden son yazılar', summaries: 'Özetler' } as const;
const place = { id: 's1', heading: 2 } as const;
const context = { ...fakeSite(), pageUrl: '/' };
const load = (site = context) => latest.load?.(values, site) ?? Promise.resolve<LatestArticle[]>([]);

/** Shows the section as a page does: rendered on the server, then hydrated as a root of its own. */
async function show(data: LatestArticle[]) {
  const View = await latest.view();
  const section = <View values={values} data={data} section={place} />;
  const slot = document.createElement('div');
  slot.innerHTML = renderToString(section, { identifierPrefix: 's1-' });
  document.body.replaceChildren(slot);
  const differences: unknown[] = [];
  await act(async () => {
    hydrateRoot(slot, section, {
      identifierPrefix: 's1-',
      onRecoverableError: (error) => differences.push(error),
    });
  });
  return { slot, differences };
}

test('the section lists the latest articles with links in the language of the page', async () => {
  await show(await load({ ...fakeSite('en'), pageUrl: '/' }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/makale/makale-1', '/en/makale/makale-2', '/en/makale/makale-3']);
  expect(screen.getByRole('heading', { level: 2, name: 'Siteden son yazılar' })).toBeVisible();
});

test('it hydrates without a difference, and a press shows the summaries', async () => {
  const { differences } = await show(await load());
  expect(differences).toEqual([]);
  expect(screen.queryByText('Özet 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Özetler' }));
  expect(screen.getByText('Özet 1')).toBeVisible();
});

test('a site without articles shows nothing', async () => {
  const { slot } = await show([]);
  expect(slot).toBeEmptyDOMElement();
});
