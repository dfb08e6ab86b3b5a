import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Reads data that a screen can do without, once the browser is idle. Returns undefined until then and after a failure;
 * the screen is rendered again only with the data.
 */
export function useIdleQuery<T, K extends QueryKey>(
  options: Pick<UseQueryOptions<T, Error, T, K>, 'queryKey' | 'queryFn'>,
) {
  const client = useQueryClient();
  useEffect(() => {
    let isMounted = true;
    void whenIdle().then(() => (isMounted ? client.prefetchQuery(options) : undefined));
    return () => {
      isMounted = false;
    };
    // oxlint-disable-next-line exhaustive-deps -- once for each screen; `options` is a new object in every render
  }, [client]);
  return useQuery({ ...options, enabled: false }).data;
}
