import { render, screen } from '@testing-library/react';
import { stubIdlePeriods } from '../../testing/idle-periods.ts';
import { SortableList } from './sortable-list.tsx';

const items = Array.from({ length: 40 }, (_, index) => ({ id: index, name: `Makale ${index + 1}` }));
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

let idle: ReturnType<typeof stubIdlePeriods> | undefined;
afterEach(() => idle?.remove());

test('rows below the window are rendered when the browser is idle again, and those above keep their elements', () => {
  idle = stubIdlePeriods();
  renderList();
  const first = rows();
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(items.length);

  idle.pass();
  expect(rows()).toEqual(first);
  idle.pass();

  expect(rows()).toHaveLength(items.length);
  expect(rows().slice(0, first.length)).toEqual(first);
});

test('a browser that cannot tell when it is idle renders all rows at once', () => {
  renderList();
  expect(rows()).toHaveLength(items.length);
});
