import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { createRoutes } from '../routes.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { submitButton } from '../../testing/submit-button.ts';

const names = ['Çatı', 'Işıklık', 'Köprü'];

function Screen() {
  const main = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(names);
  const [waiting, wait] = useState(false);
  const [first, setFirst] = useState(false);
  useFocusRecovery(main);
  const save = () => {
    wait(true);
    setTimeout(() => wait(false), 50);
  };
  return (
    <main ref={main} tabIndex={-1}>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <input type="checkbox" aria-label={`${name}: seç`} />
            <a href={`/${name}`}>{name}</a>
            <button onClick={() => setRows(rows.filter((row) => row !== name))}>{name}: sil</button>
          </li>
        ))}
      </ul>
      <button disabled={waiting} data-loading={waiting || undefined} onClick={save}>
        Kaydet
      </button>
      <p>
        <button disabled={first} onClick={() => setFirst(true)}>
          Başa al
        </button>
        <button>Sona al</button>
      </p>
    </main>
  );
}

async function remove(name: string): Promise<void> {
  act(() => screen.getByRole('button', { name: `${name}: sil` }).focus());
  await userEvent.keyboard('{Enter}');
}

/**
 * Browsers remove the focus from a disabled element, jsdom does not: a temporary dialog takes the focus and is removed.
 */
function loseFocus(): void {
  const question = document.createElement('div');
  question.className = 'swal2-container';
  const button = question.appendChild(document.createElement('button'));
  document.body.append(question);
  act(() => button.focus());
  question.remove();
  expect(document.body).toHaveFocus();
}

test('focuses the link of the row that replaces a deleted row', async () => {
  render(<Screen />);
  await remove('Işıklık');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Köprü' })).toHaveFocus());
  await remove('Köprü');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Çatı' })).toHaveFocus());
  await remove('Çatı');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('returns the focus to a button that was disabled while loading', async () => {
  render(<Screen />);
  const button = screen.getByRole('button', { name: submitButton });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(button).toBeDisabled();
  loseFocus();
  await waitFor(() => expect(button).toBeEnabled());
  await waitFor(() => expect(button).toHaveFocus());
});

test('moves the focus to the neighbouring button when the focused button stays disabled', async () => {
  render(<Screen />);
  const button = screen.getByRole('button', { name: 'Başa al' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  loseFocus();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sona al' })).toHaveFocus());
});

test('does not restore the focus after a click on an empty area', async () => {
  render(<Screen />);
  act(() => screen.getByRole('link', { name: 'Köprü' }).focus());
  await userEvent.click(document.body);
  act(() => screen.getByRole('button', { name: 'Çatı: sil' }).click());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(document.body).toHaveFocus();
});

test('focuses the main content after navigation to another screen', async () => {
  stubReads({ '/api/admin/role/groups': () => succeeded({}), '/api/admin/contracts': () => succeeded([]) });
  openPanel(createRoutes(), '/admin/404');
  const menu = screen.getByRole('navigation', { name: 'Yönetim menüsü' });
  act(() => within(menu).getByRole('link', { name: 'Sözleşmeler' }).focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Sözleşmeler' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
