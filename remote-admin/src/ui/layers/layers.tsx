import { Menu, Tooltip } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { ExistingTarget } from './existing-target.tsx';

interface MenuLayerProps {
  target: HTMLElement;
  width: number;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  children: (components: typeof Menu) => ReactNode;
}

/** Menu of a button that has been rendered before. It opens as soon as it has its position. */
export function MenuLayer({ target, width, isOpen, onChange, children }: MenuLayerProps) {
  // oxlint-disable-next-line exhaustive-deps -- runs once
  useEffect(() => onChange(true), []);
  return (
    <Menu width={width} opened={isOpen} onChange={onChange} floatingStrategy={isPinned(target) ? 'fixed' : 'absolute'}>
      <Menu.Target>
        <ExistingTarget element={target} />
      </Menu.Target>
      <Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
}

/**
 * Checks whether an element keeps its place in the window while the page scrolls. A menu that scrolls with the page would
 * leave it for a frame, and a press that ends in this frame would miss the item.
 */
function isPinned(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  return element.parentElement !== null && isPinned(element.parentElement);
}

interface TooltipLayerProps {
  target: HTMLElement;
  label: string;
  isOpen: boolean;
}

/** Tooltip of an element that has been rendered before. */
export function TooltipLayer({ target, label, isOpen }: TooltipLayerProps) {
  return (
    <Tooltip label={label} opened={isOpen}>
      <ExistingTarget element={target} />
    </Tooltip>
  );
}
