import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'shared-contracts/router';
import { catalogueAddress, cataloguePath, type CatalogueChoice } from './catalogue-choice.ts';

export interface CatalogueLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  choice: Partial<CatalogueChoice>;
}

/**
 * Leads to a choice and, as a document, to the catalogue's place. In a page that is alive the visitor is there already: the
 * fragment stays away, or browsers would jump to it on every way back.
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
