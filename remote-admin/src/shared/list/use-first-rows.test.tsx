import { act, render, screen } from '@testing-library/react';
import { SortableList } from './sortable-list.tsx';

const items = Array.from({ length: 40 }, (_, index) => ({ id: index, name: `Makale ${index + 1}` }));
let idle: IdleRequestCallback[] = [];

function passIdlePeriod(): void {
  const waiting = idle;
  idle = [];
  act(() => waiting.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })));
}

function renderList() {
  return render(
    <SortableList
      items={items}
      label="Makaleler"
      nameOf={({ name }) => name}
      movable={false}
      onMove={() => undefined}
      renderRow={({ name }, _index, { row }) => <li ref={row}>{name}</li>}
    />,
  );
}

const rows = () => screen.getAllByRole('listitem');

afterEach(() => {
  idle = [];
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('rows below the window are rendered when the browser is idle again, and those above keep their elements', () => {
  globalThis.requestIdleCallback = (callback) => idle.push(callback);
  globalThis.cancelIdleCallback = () => undefined;
  renderList();
  const first = rows();
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(items.length);

  passIdlePeriod();
  expect(rows()).toEqual(first);
  passIdlePeriod();

  expect(rows()).toHaveLength(items.length);
  expect(rows().slice(0, first.length)).toEqual(first);
});

test('a browser that cannot tell when it is idle renders all rows at once', () => {
  renderList();
  expect(rows()).toHaveLength(items.length);
});
