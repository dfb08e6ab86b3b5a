import { metaRoutes, type MetaRoute } from 'shared-contracts/page-meta';
import { adminPaths, publicPaths } from 'shared-contracts/paths';
import { useSearchParams } from 'shared-contracts/router';
import { SectionTabs } from '../../shared/list/section-tabs.tsx';

/** `?route=` of the screens that edit one page's heading; null when it names no page. */
export function useMetaRoute(): MetaRoute | null {
  const [params] = useSearchParams();
  return metaRoutes.find((route) => route === params.get('route')) ?? null;
}

/** Where each page stands on the site. One contract stands for all. */
export const metaRoutePaths: Readonly<Record<MetaRoute, string>> = {
  home: publicPaths.home,
  about_us: publicPaths.biography,
  blog: publicPaths.articles,
  contact: publicPaths.contact,
  contract: publicPaths.contract('…'),
};

/** What a page is called by search engines, and what stands at its top. The home page begins with its own sections. */
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
