import { Button } from '@mantine/core';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { Link } from '@vitrin/shared-contracts/router';
import { StateView } from '../../ui/states/state-view.tsx';

/** Shown at the address of a release that is not stored; `unit` is set if the site has that unit. */
export function NoRelease({ unit }: { unit?: Unit | undefined }) {
  const [to, label] = unit
    ? [adminPaths.unitReleases(unit), 'Birimin sürümleri']
    : [adminPaths.releases, 'Yazılım sürümleri'];
  return (
    <StateView
      title="Bu sürüm bulunamadı."
      text="Artık saklanmıyor ya da hiç yüklenmedi."
      action={
        <Button component={Link} to={to} variant="default">
          {label}
        </Button>
      }
    />
  );
}
