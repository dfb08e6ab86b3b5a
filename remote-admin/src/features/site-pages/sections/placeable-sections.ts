import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { PlaceableRemote } from '@vitrin/shared-contracts/placeable-sections';
import { readQuery, sharedQueryOptions } from '../../../data/query.ts';

/** Context of the fields of a page that is made of sections: what is known of remotes. */
export interface KnownRemotes {
  remotes: readonly PlaceableRemote[];
}

/** Remotes whose sections pages can show, as far as they are read. */
export interface PlaceableRemotes extends KnownRemotes {
  state: 'loading' | 'loaded' | 'failed';
  retry: () => void;
}

const none: readonly PlaceableRemote[] = [];

/** Each use by a part that is opened reads again: a team can have released meanwhile. */
const query = {
  ...readQuery<readonly PlaceableRemote[]>(api.adminPlaceableSections),
  ...sharedQueryOptions,
  staleTime: 0,
};

/** Reads the remotes for a part of the form that shows sections of them. */
export function usePlaceableRemotes({ enabled }: { enabled: boolean }): PlaceableRemotes {
  const { data, isError, refetch } = useQuery({ ...query, enabled });
  const state = data ? 'loaded' : isError ? 'failed' : 'loading';
  return { remotes: data ?? none, state, retry: () => void refetch() };
}

/** Returns the remotes that parts of the form have read; reads none. */
export function useKnownRemotes(): readonly PlaceableRemote[] {
  return useQuery({ ...query, enabled: false }).data ?? none;
}

/** What the cards of the sections know of remotes. */
export const PlaceableContext = createContext<PlaceableRemotes>({
  remotes: none,
  state: 'loading',
  retry: () => undefined,
});

/** Returns what a remote is called: its title, else its name without what all of them begin with. */
export function remoteTitle(name: string, remotes: readonly PlaceableRemote[]): string {
  return remotes.find((remote) => remote.name === name)?.title ?? name.replace(/^remote_/, '');
}
