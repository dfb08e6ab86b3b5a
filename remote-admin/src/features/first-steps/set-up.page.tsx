import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { brandingQuery } from './first-steps.api.ts';
import styles from './first-steps.module.css';
import { LogoStep } from './logo-step.tsx';
import { NoticeStep } from './notice-step.tsx';

/** Last step of the set-up: the logo, and the notice without which the form of visitors is closed. */
export function SetUpPage() {
  const branding = useQuery(brandingQuery());
  const mayConfirm = useRight('contracts.write');
  if (!branding.data) return <LoadingView queries={[branding]} />;
  return (
    <>
      <PageHeader
        title="Siteniz yayında"
        help="İki kısa adım kaldı; ikisini de sonraya bırakabilirsiniz."
        action={<SiteLink path={publicPaths.home} />}
      />
      <div className={styles.setUp}>
        <LogoStep branding={branding.data} />
        {mayConfirm ? <NoticeStep companyName={branding.data.companyName} /> : null}
        <div className={styles.actions}>
          <Button component={Link} to={adminPaths.dashboard} variant="default">
            Panele geç
          </Button>
        </div>
      </div>
    </>
  );
}
