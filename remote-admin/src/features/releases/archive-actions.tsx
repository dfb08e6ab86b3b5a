import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { deleteArchivedRemote, placesQuery } from './releases.api.ts';
import { RestoreDialog } from './restore.dialog.tsx';

/** Brings a retired remote back, or deletes it before its time after a question. */
export function ArchiveActions({ remote }: { remote: ArchivedRemote }) {
  const { name, title, releases } = remote;
  const mayPublish = useRight('releases.publish');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pending, run } = useFeedback();
  const [isRestoring, setRestoring] = useState(false);
  if (!mayPublish) return null;
  const remove = async () => {
    // Without an answer the question is asked all the same.
    const places = await client.fetchQuery(placesQuery(name)).catch(() => []);
    const titles = places.map(({ title: page }) => page).join(', ');
    const decision = await ask({
      title: 'Arşivden silinsin mi?',
      text: `Birimin saklanan ${releases} sürümü hemen silinir ve geri getirilemez. Yayın kaydı kalır.${titles === '' ? '' : ` Bölümleri ve sayfaları şu yerlerde kullanılıyor: ${titles}.`}`,
      confirm: 'Evet, sil',
      cancel: messages.confirmDelete.cancel,
      subject: title,
      danger: true,
    });
    if (decision !== 'confirm') return;
    const answer = await run(() => deleteArchivedRemote(name), {
      success: 'Arşivden silindi.',
      changes: [api.adminArchivedRemotes],
    });
    if (answer?.success) void navigate(adminPaths.releaseArchive);
  };
  return (
    <>
      <Button size="xs" variant="default" aria-label={`${title}: Geri getir`} onClick={() => setRestoring(true)}>
        Geri getir
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={`${title}: Sil`}
        disabled={pending}
        onClick={() => void remove()}
      >
        Sil
      </Button>
      {isRestoring ? (
        <RestoreDialog
          remote={remote}
          onClose={() => setRestoring(false)}
          onRestored={() => void navigate(adminPaths.unitReleases(name))}
        />
      ) : null}
    </>
  );
}
