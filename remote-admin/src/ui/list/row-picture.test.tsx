import { render, screen } from '@testing-library/react';
import { stubIdlePeriods } from '../../testing/idle-periods.ts';
import { mediaItem } from '../../testing/media-fixtures.ts';
import { RowPicture } from './row-picture.tsx';
import { SortableList } from './sortable-list.tsx';

const picture = mediaItem(4);
const pictures = () => screen.queryAllByRole('presentation');

function renderList(ids: readonly number[]) {
  return (
    <SortableList
      items={ids.map((id) => ({ id }))}
      label="Makaleler"
      nameOf={({ id }) => `Makale ${id}`}
      movable={false}
      onMove={() => undefined}
      renderRow={(_item, _index, { row }) => (
        <li ref={row}>
          <RowPicture picture={picture} width={72} height={48} />
        </li>
      )}
    />
  );
}

test('the pictures of a list are requested when the browser is idle again, those of its next page at once', () => {
  const idle = stubIdlePeriods();
  try {
    const { rerender } = render(renderList([1, 2]));
    idle.pass();
    expect(pictures()).toEqual([]);
    idle.pass();
    expect(pictures()).toHaveLength(2);
    rerender(renderList([3, 4, 5]));
    expect(pictures()).toHaveLength(3);
  } finally {
    idle.remove();
  }
});

test('a browser that cannot tell when it is idle requests them at once', () => {
  render(renderList([1, 2]));
  expect(pictures()).toHaveLength(2);
});

test('a picture outside of a list is requested at once, in its displayed size', () => {
  render(<RowPicture picture={picture} width={72} height={48} />);
  expect(pictures()[0]).toHaveAttribute('sizes', '72px');
});
