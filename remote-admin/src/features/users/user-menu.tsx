import { DeferredMenu } from '../../ui/layers/deferred-menu.tsx';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { IconButton } from '../../ui/icon-button.tsx';

interface UserMenuProps {
  user: UserRecord;
  onSwitch: () => void;
}

export function UserMenu({ user: { id, name, active }, onSwitch }: UserMenuProps) {
  const Icon = active === 1 ? IconUserOff : IconUserCheck;
  return (
    <DeferredMenu
      width={220}
      button={
        <IconButton aria-label={`${name}: işlemler`}>
          <IconDots size={18} aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item
            component={Link}
            to={adminPaths.userResetPassword(id)}
            leftSection={<IconKey size={18} aria-hidden />}
          >
            Şifreyi sıfırla
          </Menu.Item>
          <Menu.Item leftSection={<Icon size={18} aria-hidden />} onClick={onSwitch}>
            {active === 1 ? 'Devre dışı bırak' : 'Etkinleştir'}
          </Menu.Item>
        </>
      )}
    </DeferredMenu>
  );
}
