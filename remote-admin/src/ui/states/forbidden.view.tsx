import { Button } from '@mantine/core';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { StateView } from './state-view.tsx';

export function ForbiddenView() {
  return (
    <StateView
      mark="403"
      title="Bu ekranı görme yetkiniz yok."
      text="Hesabınızın rolü bu bölümü kapsamıyor. Burada çalışmanız gerekiyorsa bir yöneticiden rolünüzü güncellemesini isteyin."
      action={
        <Button component={Link} to={adminPaths.dashboard}>
          İstatistiklere dön
        </Button>
      }
    />
  );
}
