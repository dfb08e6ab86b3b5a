import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from '@vitrin/shared-contracts/static-router';

interface NamedLinksProps {
  /** Returns the address of a path with its language prefix. */
  addressOf: (path: string) => string;
  children: ReactNode;
}

/** Gives all links below it the addresses that their paths have on this site; the static router takes no function for them. */
export function NamedLinks({ addressOf, children }: NamedLinksProps) {
  const outer = useContext(NavigationContext);
  const inner = useMemo(() => {
    const { navigator } = outer;
    const createHref: typeof navigator.createHref = (to) => addressOf(navigator.createHref(to));
    return { ...outer, navigator: { ...navigator, createHref } };
  }, [outer, addressOf]);
  return <NavigationContext.Provider value={inner}>{children}</NavigationContext.Provider>;
}
