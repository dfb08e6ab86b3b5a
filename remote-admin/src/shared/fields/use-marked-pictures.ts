import { useState } from 'react';
import type { Picture } from 'shared-contracts/pictures';

/** Pictures that are marked over all pages of the library, in the order in which they were; no more than there is room for. */
export function useMarkedPictures<T extends Picture>(room: number) {
  const [pictures, setPictures] = useState<readonly T[]>([]);
  const add = (picture: T) =>
    setPictures((before) =>
      before.length >= room || before.some(({ id }) => id === picture.id) ? before : [...before, picture],
    );
  return {
    pictures,
    add,
    has: (id: number) => pictures.some((picture) => picture.id === id),
    toggle: (picture: T) =>
      pictures.some(({ id }) => id === picture.id)
        ? setPictures((before) => before.filter(({ id }) => id !== picture.id))
        : add(picture),
  };
}

export type MarkedPictures = ReturnType<typeof useMarkedPictures>;
