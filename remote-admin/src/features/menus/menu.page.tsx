import { useQuery } from '@tanstack/react-query';
import { menuPlaces, type MenuPlace, type MenuRecord } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { readQuery } from '../../data/query.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { RecordPage } from '../../editing/form/record-page.tsx';
import { useOpenedRecord } from '../../editing/publication/use-opened-record.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { menuKinds } from './menu.form.tsx';

/** The URL names the menu; without one the menu of the header opens. */
export function MenuPage() {
  const [params] = useSearchParams();
  const place = menuPlaces.find((each) => each === params.get('menu')) ?? 'header';
  return <OpenedMenu key={place} place={place} />;
}

function OpenedMenu({ place }: { place: MenuPlace }) {
  const record = useQuery(readQuery<MenuRecord>(api.adminMenu(place)));
  const languages = useLanguages();
  const opened = useOpenedRecord(record, { entity: 'menu', record: place });
  if (!opened.value || !languages.isSuccess) return <LoadingView queries={[...opened.queries, languages]} />;
  return <RecordPage kind={menuKinds[place]} context={{ languages: languages.data }} {...opened.value} />;
}
