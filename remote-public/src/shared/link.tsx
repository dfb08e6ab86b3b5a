import type { ComponentProps } from 'react';
import { Link as RouterLink } from '@vitrin/shared-contracts/router';

/** Renders a link without the attribute by which framework mode discovers routes: a page contains a hundred of them. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />;
}
