import { Button } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { lazy, Suspense, useState } from 'react';
import type { PreviewOf } from './content-preview.api.ts';

const PreviewPane = lazy(async () => ({ default: (await import('./preview-pane.tsx')).PreviewPane }));

export interface PreviewButtonProps {
  of: PreviewOf;
  /** Name of the form, for the title of the preview. */
  title: string;
  /** Form values; the preview follows their changes. */
  values: object;
  /** Returns the request body of the form, which need not be complete. */
  body: () => object;
}

/** Opens the page that shows the record beside its form, with what the form contains. */
export function PreviewButton(props: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Önizle
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PreviewPane {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
