import { Button } from '@mantine/core';
import { Link } from 'shared-contracts/router';

export function EditLink({ to, name }: { to: string; name: string }) {
  return (
    <Button component={Link} to={to} variant="default" size="xs" aria-label={`${name}: düzenle`}>
      Düzenle
    </Button>
  );
}
