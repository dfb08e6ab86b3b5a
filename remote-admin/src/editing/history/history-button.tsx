import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import type { RestoredVersion } from '@vitrin/shared-contracts/history';
import { ask, showSuccess } from '../../ui/feedback/dialogs.ts';
import type { HistoryOf } from '../../data/history.api.ts';
import { versionParam } from './version-address.ts';

const RecordHistory = lazy(async () => ({ default: (await import('./record-history.tsx')).RecordHistory }));

export interface HistoryButtonProps {
  of: HistoryOf;
  /** The form has unsaved input, which a version would replace. */
  dirty: boolean;
  /** Fills the form with the record of a version. */
  onRestore: (record: unknown) => void;
}

/**
 * Opens the history of a record, also by an address that names a version; a version that is restored fills the form and
 * is saved like any other input.
 */
export function HistoryButton({ of, dirty, onRestore }: HistoryButtonProps) {
  const { version, forget } = useNamedVersion();
  const [isOpen, setOpen] = useState(version !== null);
  const close = () => {
    setOpen(false);
    forget();
  };
  const restore = async ({ record, notes }: RestoredVersion) => {
    if (dirty && (await confirmReplacing()) !== 'confirm') return false;
    onRestore(record);
    void showSuccess('Sürüm forma yüklendi.', [...notes, 'Yayınlayana kadar sitede hiçbir şey değişmez.'].join('\n'));
    return true;
  };
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Geçmiş
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <RecordHistory of={of} version={version} onRestore={restore} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Returns the version that the address names, and a function that removes it from the address. */
function useNamedVersion(): { version: number | null; forget: () => void } {
  const [params, setParams] = useSearchParams();
  const version = Number(params.get(versionParam));
  const forget = () => {
    if (!params.has(versionParam)) return;
    params.delete(versionParam);
    setParams(params, { replace: true, preventScrollReset: true });
  };
  return { version: Number.isInteger(version) && version > 0 ? version : null, forget };
}

function confirmReplacing() {
  return ask({
    title: 'Formda kaydedilmemiş değişiklikler var.',
    text: 'Sürümü yüklerseniz formdaki yazdıklarınızın yerine geçer.',
    confirm: 'Sürümü yükle',
    cancel: 'Vazgeç',
  });
}
