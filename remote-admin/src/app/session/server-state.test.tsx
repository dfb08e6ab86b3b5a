import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { sessionStore } from 'shared-contracts/state';
import { readQuery, sharedRead } from '../../shared/query.ts';
import { http, succeeded } from '../../shared/testing/http-double.ts';
import { ServerState } from './server-state.tsx';

jest.mock('shared-contracts/http', () => jest.requireActual('../../shared/testing/http-double.ts').http);

const query = { ...readQuery<string>('/api/admin/names'), ...sharedRead };

function Name() {
  return <p>{useQuery(query).data ?? 'bekliyor'}</p>;
}

function signIn(token: string): void {
  const user = { name: 'Ayşe', email: 'ayse@ornek.com', role_group: 'admin' } as const;
  act(() => sessionStore.set({ user, rights: new Set(), expiresAt: new Date(), token }));
}

test('whoever signs out leaves nothing to the next person', async () => {
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
