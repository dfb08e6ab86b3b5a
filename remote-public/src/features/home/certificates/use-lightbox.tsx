import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { Enlargeable } from './enlargeable.ts';
import type { LightboxProps } from './lightbox.tsx';

export interface OpenLightbox {
  /** On the press of a link to a large picture. */
  open: (event: MouseEvent<HTMLAnchorElement>, item: Enlargeable) => void;
  lightbox: ReactNode;
}

/** The lightbox arrives when the first picture is opened; without it the link leads to the picture. */
export function useLightbox(items: readonly Enlargeable[]): OpenLightbox {
  const [loaded, setLoaded] = useState<{ Lightbox: ComponentType<LightboxProps> } | null>(null);
  const [shown, setShown] = useState<number | null>(null);

  async function load(item: Enlargeable, address: string): Promise<void> {
    try {
      setLoaded(await import(/* webpackChunkName: "lightbox" */ './lightbox.tsx'));
      setShown(items.findIndex(({ id }) => id === item.id));
    } catch {
      location.assign(address);
    }
  }

  function open(event: MouseEvent<HTMLAnchorElement>, item: Enlargeable): void {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void load(item, currentTarget.href);
  }

  const lightbox = loaded && shown !== null && (
    <loaded.Lightbox items={items} shown={shown} show={setShown} close={() => setShown(null)} />
  );
  return { open, lightbox };
}
