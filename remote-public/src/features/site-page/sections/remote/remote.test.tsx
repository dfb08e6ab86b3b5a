import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { placeEvents } from '@vitrin/shared-contracts/sections/section-place';
import type { SectionProps } from '../../section-props.ts';
import { RemoteSection } from './remote.tsx';

const props: SectionProps = {
  section: { id: 'k1', kind: 'remote', values: {}, items: [] },
  tone: 'open',
  part: 'section-remote',
  isLeading: false,
  lang: undefined,
  page: {} as never,
};

test('React leaves alone what the server has put into the place, and says when the place is there and when it goes', async () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const events: string[] = [];
  for (const name of Object.values(placeEvents)) document.addEventListener(name, () => void events.push(name), true);
  const page = document.createElement('main');
  page.innerHTML = renderToString(<RemoteSection {...props} />);
  document.body.replaceChildren(page);
  const place = page.querySelector('[data-section="k1"]');
  expect(place?.outerHTML).toMatch(/><\/div>$/);
  if (place) place.innerHTML = '<p>Sunucudan</p>';
  const root = await act(async () => hydrateRoot(page, <RemoteSection {...props} />));
  await act(async () => root.render(<RemoteSection {...props} tone="tinted" />));
  expect([page.textContent, page.querySelector('[data-section]'), events]).toEqual([
    'Sunucudan',
    place,
    [placeEvents.rendered],
  ]);
  await act(async () => root.unmount());
  expect(events).toEqual([placeEvents.rendered, placeEvents.removed]);
  expect(warn).not.toHaveBeenCalled();
});
