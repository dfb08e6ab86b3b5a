import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateSection } from './hydrate-section.tsx';
import { SectionTree, sectionIdPrefix, type SectionView } from './section-tree.tsx';

const Counter: SectionView = ({ data, section }) => {
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <>
      <p id={id}>
        {section.id} {String(data)}
      </p>
      <button type="button" aria-labelledby={id} onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  );
};
const Broken: SectionView = () => {
  throw new Error('Bozuk');
};
const Different: SectionView = () => <p>tarayıcı</p>;

const place = { id: 's1', heading: 2 } as const;
const values = {};

function served(View: SectionView): HTMLElement {
  const slot = document.createElement('div');
  slot.innerHTML = renderToString(<SectionTree View={View} values={values} data="veri" section={place} />, {
    identifierPrefix: sectionIdPrefix(place.id),
  });
  document.body.replaceChildren(slot);
  return slot;
}

async function hydrate(slot: Element, View: SectionView) {
  const happened: string[] = [];
  let unmount = () => {};
  await act(async () => {
    unmount = hydrateSection(
      slot,
      { View, place, values, data: 'veri' },
      {
        onCommitted: () => undefined,
        onStarted: () => void happened.push('started'),
        onMismatch: () => void happened.push('mismatch'),
        onFailed: () => void happened.push('failed'),
      },
    );
  });
  return { happened, unmount };
}

test('the served markup stays and responds to input, with the ids of the server', async () => {
  const slot = served(Counter);
  const [html, button] = [slot.innerHTML, screen.getByRole('button', { name: 's1 veri' })];
  const { happened } = await hydrate(slot, Counter);
  expect(happened).toEqual(['started']);
  expect(slot.innerHTML).toBe(html);
  expect(slot.querySelector('p')?.id).toMatch(/^_s1-/);
  await userEvent.click(button);
  expect(button).toHaveTextContent('1');
});

test('a section that throws fails', async () => {
  // Not within act(), which throws the error itself.
  const error = await new Promise((resolve) => {
    const events = {
      onCommitted: () => undefined,
      onStarted: () => resolve(null),
      onMismatch: () => undefined,
      onFailed: resolve,
    };
    hydrateSection(served(Counter), { View: Broken, place, values, data: null }, events);
  });
  expect(error).toMatchObject({ message: 'Bozuk' });
});

test('a section that shows something else than the server did is reported as a mismatch, and works', async () => {
  const slot = document.createElement('div');
  slot.innerHTML = '<p>sunucu</p>';
  document.body.replaceChildren(slot);
  const { happened } = await hydrate(slot, Different);
  expect(happened).toEqual(['mismatch', 'started']);
  expect(slot).toHaveTextContent('tarayıcı');
});

test('a section is unmounted with its effects', async () => {
  const { unmount } = await hydrate(served(Counter), Counter);
  await act(async () => unmount());
  expect(document.body.textContent).toBe('');
});
