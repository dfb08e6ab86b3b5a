import { Button } from '@mantine/core';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { focusField } from '../form/focus-error.ts';
import { unknownPictures, type CheckedForm } from './content-check.ts';
import styles from './content-check.module.css';
import { useLibraryTexts } from './library-texts.ts';
import type { LinkCheckSource } from './link-check.api.ts';
import { useFindings } from './use-findings.ts';

const CheckDrawer = lazy(async () => ({ default: (await import('./check-drawer.tsx')).CheckDrawer }));

export interface CheckButtonProps {
  form: CheckedForm;
  links: LinkCheckSource;
}

/** Opens what could be improved in a form, and says how much it is. */
export function CheckButton({ form: { pictureTexts, ...unread }, links }: CheckButtonProps) {
  const read = useLibraryTexts(unknownPictures({ ...unread, pictureTexts }));
  const known = useMemo(
    () => (read.size === 0 ? pictureTexts : new Map([...read, ...pictureTexts])),
    [read, pictureTexts],
  );
  const form: CheckedForm = { ...unread, pictureTexts: known };
  const findings = useFindings(form);
  const [isOpen, setOpen] = useState(false);
  const shown = useRef<string | null>(null);
  // After the drawer has returned the focus to this button.
  useEffect(() => {
    if (isOpen || shown.current === null) return;
    focusField(shown.current);
    shown.current = null;
  }, [isOpen]);
  const show = (path: string) => {
    shown.current = path;
    setOpen(false);
  };
  const count = findings?.length ?? 0;
  const hasWarning = findings?.some(({ severity }) => severity === 'warning');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChecklist size={18} aria-hidden />}
        rightSection={
          // The number is generated content: the accessible name says what it counts.
          <span className={styles.count} data-count={count || undefined} data-warning={hasWarning || undefined} />
        }
        aria-label={count > 0 ? `Denetle, ${count} bulgu` : 'Denetle'}
        onClick={() => setOpen(true)}
      >
        Denetle
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CheckDrawer form={form} links={links} findings={findings} onShow={show} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
