import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { Link } from '../../../shared/link.tsx';
import { catalogueAddress, cataloguePath, type CatalogueChoice } from './catalogue-choice.ts';

export interface CatalogueLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  choice: Partial<CatalogueChoice>;
}

/**
 * Links to a catalogue state; a document load also scrolls to the catalogue section. After hydration the fragment is
 * omitted: the visitor is already there, and browsers would jump to it on every Back navigation.
 */
export function CatalogueLink({ choice, state, ...rest }: CatalogueLinkProps) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(cataloguePath(choice), { state: state as unknown });
  };
  return <Link {...rest} to={catalogueAddress(choice)} onClick={onClick} />;
}
