import { metaRoutes, type MetaRoute } from '@vitrin/shared-contracts/page-meta';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

/** Returns the page given by `?route=`; null if it names none. */
export function useMetaRoute(): MetaRoute | null {
  const [params] = useSearchParams();
  return metaRoutes.find((route) => route === params.get('route')) ?? null;
}

/** Public path of each page. `contract` covers all contract pages. */
export const metaRoutePaths: Readonly<Record<MetaRoute, string>> = {
  home: publicPaths.home,
  about_us: publicPaths.biography,
  blog: publicPaths.articles,
  contact: publicPaths.contact,
  contract: publicPaths.contract('…'),
};

/** Tabs for a page's search result and its header. The home page has no header, so it has no tabs. */
export function MetaRouteTabs({ route, current }: { route: MetaRoute; current: 'search' | 'header' }) {
  if (route === 'home') return null;
  return (
    <SectionTabs
      label="Başlığın bölümleri"
      current={current}
      tabs={[
        { key: 'search', label: 'Arama sonucu', to: adminPaths.pageMetaUpdate(route) },
        { key: 'header', label: 'Sayfanın üstü', to: adminPaths.pageHeaderUpdate(route) },
      ]}
    />
  );
}
