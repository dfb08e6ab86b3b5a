import { Button } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { lazy, Suspense, useState } from 'react';
import type { PreviewSource } from './content-preview.api.ts';
import { useFollowedPart } from './edited-part.ts';

const PreviewPane = lazy(async () => ({ default: (await import('./preview-pane.tsx')).PreviewPane }));

/** Opens the page that shows the record beside its form, with what the form contains. */
export function PreviewButton(props: PreviewSource) {
  const [isOpen, setOpen] = useState(false);
  const part = useFollowedPart();
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
          <PreviewPane {...props} part={part} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
