import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { recordModulePaths } from '@vitrin/shared-contracts/record-modules';
import type { ListedAutomaticRedirect } from '@vitrin/shared-contracts/redirects';
import { useRight } from '@vitrin/shared-contracts/state';
import { IconButton } from '../../ui/icon-button.tsx';
import { removeFormerAddress } from '../../data/links.api.ts';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { RedirectOrigin, RedirectTarget } from './redirect-parts.tsx';

/** Screens of the records that have redirects of their own. */
const screens: Readonly<Record<string, (id: number) => string>> = {
  article: adminPaths.articleUpdate,
  'article-category': adminPaths.articleCategoryUpdate,
  // Main categories and categories share one set of addresses: the list contains both.
  category: () => adminPaths.catalogue,
  contract: adminPaths.contractUpdate,
  product: adminPaths.productUpdate,
  project: adminPaths.projectUpdate,
};

function screenOf(kind: ListedAutomaticRedirect['kind']): (id: number) => string {
  return screens[kind] ?? recordModulePaths(kind).update;
}

/** Redirect of a former address of a record: made by itself, and changed with its page. */
export function FormerAddressRow({ redirect }: { redirect: ListedAutomaticRedirect }) {
  const { kind, id, title, lang, source, target, origin } = redirect;
  const mayWrite = useRight('redirects.write');
  const { confirmAndDelete } = useConfirmedDelete();
  const remove = () =>
    confirmAndDelete({ subject: source, call: () => removeFormerAddress(source), changes: [api.adminRedirects] });
  const page = screenOf(kind)(id);
  return (
    <RecordRow
      name={source}
      to={page}
      // Keeps the names in one column: these rows have no box.
      leading={mayWrite ? <span aria-hidden /> : null}
      detail={
        <RedirectTarget>
          {target} · {title} ({lang})
        </RedirectTarget>
      }
      cells={<RedirectOrigin origin={origin} />}
      actions={
        mayWrite ? (
          <>
            <EditLink to={page} name={title} />
            <IconButton data-tooltip="Kaldır" aria-label={`${source}: kaldır`} onClick={() => void remove()}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </>
        ) : null
      }
    />
  );
}
