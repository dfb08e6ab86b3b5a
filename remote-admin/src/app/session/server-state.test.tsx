import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { sessionStore, useSession } from '@vitrin/shared-contracts/state';
import { readQuery, sharedQueryOptions } from '../../data/query.ts';
import { http, succeeded } from '../../testing/fake-server.ts';
import { ServerState } from './server-state.tsx';

const query = { ...readQuery<string>('/api/admin/names'), ...sharedQueryOptions };

/** Re-renders when the session changes, like the profile menu. */
function Name() {
  useSession();
  return <p>{useQuery(query).data ?? 'bekliyor'}</p>;
}

function signIn(token: string): void {
  const user = { name: 'Ayşe', email: 'ayse@ornek.com', role_group: 'admin' } as const;
  act(() => sessionStore.set({ user, rights: new Set(), expiresAt: new Date(), token }));
}

test('cached data is cleared when another user signs in', async () => {
  signIn('bir');
  http.getJson.mockResolvedValueOnce(succeeded('Ayşe'));
  const { rerender } = render(<ServerState>{<Name />}</ServerState>);
  expect(await screen.findByText('Ayşe')).toBeVisible();
  rerender(<ServerState>{null}</ServerState>);
  rerender(<ServerState>{<Name />}</ServerState>);
  expect(screen.getByText('Ayşe')).toBeVisible();

  rerender(<ServerState>{null}</ServerState>);
  act(() => sessionStore.set(null));
  signIn('iki');
  http.getJson.mockReturnValueOnce(new Promise(() => undefined));
  rerender(<ServerState>{<Name />}</ServerState>);

  expect(screen.getByText('bekliyor')).toBeVisible();
});

test('screens that are still mounted after sign-out send no requests', async () => {
  signIn('bir');
  http.getJson.mockResolvedValue(succeeded('Ayşe'));
  render(<ServerState>{<Name />}</ServerState>);
  expect(await screen.findByText('Ayşe')).toBeVisible();
  const calls = http.getJson.mock.calls.length;

  await act(async () => sessionStore.set(null));

  expect(screen.getByText('Ayşe')).toBeVisible();
  expect(http.getJson).toHaveBeenCalledTimes(calls);
});
