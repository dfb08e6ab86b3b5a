import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { useState } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { hasReleaseLinks } from '@vitrin/shared-contracts/release-lifecycle';
import type { ReleaseRow } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { useRight } from '@vitrin/shared-contracts/state';
import { CopyItem } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeferredMenu } from '../../ui/layers/deferred-menu.tsx';
import { LabelsDialog } from './labels.dialog.tsx';
import { LinksDialog } from './links.dialog.tsx';
import { shortId } from './release-format.ts';

/** Address, tags, note and links of a stored release, whatever its state. */
export function ReleaseMenu({ unit, row }: { unit: Unit; row: ReleaseRow }) {
  const mayPublish = useRight('releases.publish');
  const [opened, open] = useState<'labels' | 'links' | null>(null);
  const close = () => open(null);
  return (
    <>
      <DeferredMenu
        width={220}
        button={
          <IconButton aria-label={`${shortId(row.id)}: diğer işlemler`}>
            <IconDots size={18} aria-hidden />
          </IconButton>
        }
      >
        {(Menu) => (
          <>
            <CopyItem
              Menu={Menu}
              text={globalThis.location.origin + adminPaths.release(unit, row.id)}
              label="Adresini kopyala"
            />
            {mayPublish ? (
              <Menu.Item leftSection={<IconTag size={18} aria-hidden />} onClick={() => open('labels')}>
                Etiketler ve not
              </Menu.Item>
            ) : null}
            {mayPublish && hasReleaseLinks(unit) ? (
              <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => open('links')}>
                Önizleme bağlantıları
              </Menu.Item>
            ) : null}
          </>
        )}
      </DeferredMenu>
      {opened === 'labels' ? <LabelsDialog unit={unit} row={row} onClose={close} /> : null}
      {opened === 'links' ? <LinksDialog unit={unit} release={row.id} onClose={close} /> : null}
    </>
  );
}
