import type { ComponentProps, MouseEvent } from 'react';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { Link } from '../../../shared/link.tsx';
import { openedHere } from '../opened-here.ts';
import { certificatePath } from './enlargeable.ts';

interface CertificateLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  certificate: Pick<PictureItem, 'id'>;
  /** Called instead of the navigation of the link. */
  show?: () => void;
}

/** Links to an enlarged certificate; after hydration it opens in place. */
export function CertificateLink({ certificate, show, ...rest }: CertificateLinkProps) {
  const navigate = useNavigate();
  const path = certificatePath(certificate);
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (show) show();
    else void navigate(path, { state: openedHere });
  };
  return <Link {...rest} to={path} onClick={onClick} />;
}
