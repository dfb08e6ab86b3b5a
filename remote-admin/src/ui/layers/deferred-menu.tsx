import type { Menu } from '@mantine/core';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { loadedLayers, loadLayers } from './load-layers.ts';

type ButtonProps = ComponentProps<'button'>;

/** `Item` and the other parts of a menu; loaded with the first menu. */
export type MenuComponents = typeof Menu;

interface DeferredMenuProps {
  button: ReactElement<ButtonProps>;
  width: number;
  /** Returns the items. */
  children: (components: MenuComponents) => ReactNode;
}

/** Button with a menu, which is loaded with the first use or when the screen is idle, and then belongs to the button. */
export function DeferredMenu({ button, width, children }: DeferredMenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [layers, setLayers] = useState<ReturnType<typeof loadedLayers>>(null);
  const [isOpen, setIsOpen] = useState(false);
  const load = () => void loadLayers();
  const toggle = () => {
    if (layers) setIsOpen((before) => !before);
    else void showMenu();
  };
  const showMenu = async () => setLayers(loadedLayers() ?? (await loadLayers()));
  return (
    <>
      {cloneElement(button, {
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: load,
        onFocus: load,
        onClick: toggle,
      })}
      {layers && ref.current ? (
        <layers.MenuLayer target={ref.current} width={width} isOpen={isOpen} onChange={setIsOpen}>
          {children}
        </layers.MenuLayer>
      ) : null}
    </>
  );
}
