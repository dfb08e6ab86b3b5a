import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DragHandle } from './drag-handle.tsx';
import { SortableList } from './sortable-list.tsx';

const items = [
  { id: 1, name: 'Çelik yapılar' },
  { id: 2, name: 'Rüzgâr yükü' },
  { id: 3, name: 'Su arıtma' },
];
const onMove = jest.fn();

function List({ movable = true }: { movable?: boolean }) {
  return (
    <SortableList
      items={items}
      label="Makaleler"
      nameOf={({ name }) => name}
      movable={movable}
      onMove={onMove}
      renderRow={({ name }, _index, drag) => (
        <li ref={drag.row}>
          <DragHandle drag={drag} name={name} movable={movable} />
          {name}
        </li>
      )}
    />
  );
}

const handle = (name: string) => screen.getByRole('button', { name: `${name}: taşı` });
const active = (element: HTMLElement) => waitFor(() => expect(element).toHaveAccessibleDescription(/boşluk tuşuna/));

beforeEach(() => onMove.mockReset());

test('rows keep their elements and the focus when dragging is loaded', async () => {
  render(<List />);
  const rows = screen.getAllByRole('listitem');
  const first = handle('Çelik yapılar');

  await userEvent.tab();
  expect(first).toHaveFocus();
  await active(first);

  expect(screen.getAllByRole('listitem')).toEqual(rows);
  expect(handle('Çelik yapılar')).toBe(first);
  expect(first).toHaveFocus();
});

test('a row is lifted by keyboard, marked and announced, and stays where it is after Escape', async () => {
  render(<List />);
  await userEvent.tab();
  await active(handle('Çelik yapılar'));

  fireEvent.keyDown(handle('Çelik yapılar'), { key: ' ', keyCode: 32 });
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('data-dragging'));
  expect(screen.getByText('Çelik yapılar taşınıyor.')).toBeInTheDocument();

  fireEvent.keyDown(handle('Çelik yapılar'), { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('data-dragging'));
  expect(screen.getByText('Çelik yapılar yerinde kaldı.')).toBeInTheDocument();
  expect(onMove).not.toHaveBeenCalled();
});

test('rows that cannot be moved lose everything that dragging has set', async () => {
  const { rerender } = render(<List />);
  await active(handle('Su arıtma'));

  rerender(<List movable={false} />);

  expect(screen.queryByRole('button')).toBeNull();
  for (const row of screen.getAllByRole('listitem')) {
    expect(row.getAttributeNames()).toEqual([]);
    expect(row.firstElementChild?.getAttributeNames()).toEqual(['class']);
  }
});
