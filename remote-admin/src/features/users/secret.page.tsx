import { Button } from '@mantine/core';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import type { UserSecret } from '@vitrin/shared-contracts/users';
import { Panel } from '../../ui/panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SecretBox } from '../../ui/secrets/secret-box.tsx';
import styles from './users.module.css';

interface SecretPageProps {
  title: string;
  created: UserSecret;
}

/** Shows a new secret, which cannot be displayed again: it is not stored, so leaving the screen loses it. */
export function SecretPage({ title, created: { user, secret } }: SecretPageProps) {
  return (
    <section ref={focusOnMount} tabIndex={-1} aria-label={title} className={styles.page}>
      <PageHeader title={title} help={`${user.name} · ${user.email}`} />
      <Panel>
        {secret === null ? (
          <p className={styles.note}>
            Bu kullanıcı az önce oluşturuldu ve şifresi o sırada gösterildi. Şifreyi göremediyseniz sıfırlayarak
            yenisini üretebilirsiniz.
          </p>
        ) : (
          <SecretBox label="Tek kullanımlık şifre" secret={secret}>
            <strong>Bu şifre bir daha gösterilmez.</strong> Şimdi kopyalayıp kişiye güvendiğiniz bir yolla iletin; bu
            ekrandan ayrıldığınızda görülemez, yalnızca yeniden sıfırlanabilir. Kişi bu şifreyle giriş yaptığında kendi
            şifresini belirler.
          </SecretBox>
        )}
        <div className={styles.buttons}>
          <Button component={Link} to={adminPaths.users}>
            Kullanıcılara dön
          </Button>
          {secret === null ? (
            <Button component={Link} to={adminPaths.userResetPassword(user.id)} variant="default">
              Şifreyi sıfırla
            </Button>
          ) : null}
        </div>
      </Panel>
    </section>
  );
}

/** Replaces a form whose button had the focus, so it takes the focus and screen readers announce it. */
function focusOnMount(page: HTMLElement | null): void {
  page?.focus();
}
