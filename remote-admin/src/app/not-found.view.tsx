import { Button } from '@mantine/core';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useSession } from '@vitrin/shared-contracts/state';
import { StateView } from '../ui/states/state-view.tsx';
import { allowedNavigation, navigation } from './navigation.ts';

const nobody: ReadonlySet<never> = new Set();

/** /admin/404: not-found message with links to the screens that the user may open. */
export function NotFoundView() {
  const rights = useSession()?.rights ?? nobody;
  const entries = allowedNavigation(navigation, rights).flatMap((category) => category.entries);
  return (
    <StateView
      mark="404"
      title="İstenen sayfa bulunamadı."
      text="Adres yanlış yazılmış ya da bu ekran taşınmış olabilir. Aradığınız ekran bunlardan biri olabilir:"
      action={entries.map(({ label, to, icon: Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={to === adminPaths.dashboard ? 'filled' : 'default'}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Button>
      ))}
    />
  );
}
