import { Modal } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface CodesDialogProps {
  title: string;
  /** Which of its steps is on the screen; the last one is `codes`. */
  step: 'password' | 'code' | 'codes';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of steps. Once recovery codes are on the screen, neither Escape nor a click beside it takes them away. */
export function CodesDialog({ title, step, onClose, children }: CodesDialogProps) {
  const holds = step === 'codes';
  const place = useRef<HTMLDivElement>(null);
  // The dialog itself sees to its first step only.
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [step]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={560}
      closeOnEscape={!holds}
      closeOnClickOutside={!holds}
      withCloseButton={!holds}
    >
      <div ref={place}>{children}</div>
    </Modal>
  );
}
