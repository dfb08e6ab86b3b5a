import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { BrandingRecord } from '@vitrin/shared-contracts/branding';
import { api } from '@vitrin/shared-contracts/paths';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { logoAddress } from '../../editing/fields/logo-address.ts';
import { Panel } from '../../ui/panel.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { saveLogo } from './first-steps.api.ts';
import styles from './first-steps.module.css';

const PictureDialog = lazy(async () => ({
  default: (await import('../../editing/fields/picture-dialog.tsx')).PictureDialog,
}));

/** The logo: chosen or uploaded in the dialog of pictures, and saved at once. */
export function LogoStep({ branding }: { branding: BrandingRecord }) {
  const [choosing, setChoosing] = useState(false);
  const { pending, run } = useFeedback();
  const { mainLogoPath, companyName } = branding;
  const choose = async (picture: Picture) => {
    setChoosing(false);
    const path = logoAddress(picture);
    const answer = await run(() => saveLogo(branding, path), {
      success: 'Logonuz sitede.',
      changes: [api.adminBranding],
    });
    if (answer?.success) brandingStore.set({ ...branding, mainLogoPath: path });
  };
  return (
    <Panel title="Logonuz">
      <div className={styles.logo}>
        <div className={styles.ground}>
          {mainLogoPath ? <img src={mainLogoPath} alt={companyName} /> : <span>{companyName}</span>}
        </div>
        <div>
          <Button variant={mainLogoPath ? 'default' : 'filled'} loading={pending} onClick={() => setChoosing(true)}>
            {mainLogoPath ? 'Değiştir' : 'Logo yükle'}
          </Button>
        </div>
      </div>
      <p className={styles.note}>
        {mainLogoPath
          ? 'Sitenin ve panelin üstünde görünür.'
          : 'Logonuz yoksa sitenin üstünde şirketinizin adı böyle yazar; sonra da ekleyebilirsiniz.'}
      </p>
      <Suspense fallback={null}>
        {choosing ? (
          <PictureDialog
            chosen={null}
            onChoose={(picture) => void choose(picture)}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}
