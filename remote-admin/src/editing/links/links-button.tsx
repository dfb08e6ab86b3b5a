import { Button } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import type { LinksOf } from '../../data/links.api.ts';

const LinksDrawer = lazy(async () => ({ default: (await import('./links-drawer.tsx')).LinksDrawer }));

/** Query parameter that opens the links. */
const linksParam = 'baglantilar';

/** Opens the links of a record. They are kept in the address, so that other screens can lead to them. */
export function LinksButton({ of }: { of: LinksOf }) {
  const [params, setParams] = useSearchParams();
  const isOpen = params.has(linksParam);
  const setOpen = (open: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams([...now].filter(([name]) => name !== linksParam));
        if (open) next.set(linksParam, 'ac');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Button variant="default" leftSection={<IconLink size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Bağlantılar
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LinksDrawer of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
