import { Loader, Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { workingCopyParam } from '@vitrin/shared-contracts/working-copy-address';
import { useRecordId } from '../../../../data/use-record-id.ts';
import { cellAttribute, useGridKeys } from '../../../../editing/media/use-grid-keys.ts';
import { unpublishedQuery } from '../../../../editing/publication/publication.api.ts';
import { LoadingView } from '../../../../ui/states/loading.view.tsx';
import { useRestoreFocus } from '../../../../ui/use-restore-focus.ts';
import { sitePagesQuery } from '../../site-pages.api.ts';
import styles from './other-page.module.css';
import { isOwnPage, pageTargets, type OwnPage, type PageTarget } from './page-targets.ts';
import { useTakeSection, type TakeMode } from './use-take-section.ts';

interface TakeSectionDialogProps extends Omit<Parameters<typeof useTakeSection>[0], 'onTaken'> {
  /** What the section is called. */
  name: string;
  onClose: () => void;
}

const titles: Readonly<Record<TakeMode, string>> = {
  copy: 'Bölümü başka sayfaya kopyala',
  move: 'Bölümü başka sayfaya taşı',
};

/** Dialog that chooses the page to which a section is taken; a press on a page takes it there. */
export function TakeSectionDialog({ name, onClose, ...options }: TakeSectionDialogProps) {
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const { pending, problem, take } = useTakeSection({ ...options, onTaken: onClose });
  const pages = useQuery(sitePagesQuery());
  const drafts = useQuery(unpublishedQuery('site-page'));
  const [search, setSearch] = useState('');
  const own = useOwnPage();
  const isLoaded = pages.isSuccess && drafts.isSuccess;
  const targets = isLoaded ? pageTargets({ pages: pages.data.items, copies: drafts.data.copies }, search) : [];
  return (
    <Modal
      opened
      // The answer decides whether the section leaves the form.
      onClose={() => (pending ? undefined : onClose())}
      title={titles[options.mode]}
      size={560}
      fullScreen={phone}
    >
      <div className={styles.dialog}>
        <p className={styles.about}>
          <strong>{name}</strong> bütün dillerdeki metinleriyle seçtiğiniz sayfanın taslağının sonuna eklenir. O sayfa
          yayınlanana kadar sitede değişmez.
        </p>
        <TextInput
          data-autofocus
          type="search"
          aria-label="Sayfalarda ara"
          placeholder="Sayfalarda ara"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {problem === '' ? null : (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isLoaded ? (
          <PageList targets={targets} own={own} pending={pending} onChoose={(target) => void take(target)} />
        ) : (
          <LoadingView queries={[pages, drafts]} />
        )}
        <p className={styles.about} role="status">
          {isLoaded && targets.length === 0 ? 'Bu adla bir sayfa bulunamadı.' : ''}
        </p>
      </div>
    </Modal>
  );
}

/** Returns the page in the form, as the address names it. */
function useOwnPage(): OwnPage {
  const [params] = useSearchParams();
  return { id: useRecordId(), copy: params.get(workingCopyParam) };
}

interface PageListProps {
  targets: readonly PageTarget[];
  own: OwnPage;
  pending: PageTarget | null;
  onChoose: (target: PageTarget) => void;
}

/** The pages as a tree; the arrow keys move between them. */
function PageList({ targets, own, pending, onChoose }: PageListProps) {
  const { grid, current, onKeyDown, onFocus } = useGridKeys(targets.length);
  return (
    <ul ref={grid} className={styles.pages} aria-label="Sayfalar" role="list">
      {targets.map((target, index) => {
        const isOwn = isOwnPage(target, own);
        return (
          <li key={target.id ?? target.copy} data-depth={target.depth}>
            <button
              type="button"
              className={styles.page}
              tabIndex={index === current ? 0 : -1}
              aria-disabled={isOwn || pending !== null || undefined}
              {...{ [cellAttribute]: '' }}
              onFocus={onFocus}
              onKeyDown={onKeyDown}
              onClick={() => (isOwn || pending ? undefined : onChoose(target))}
            >
              <span className={styles.name}>{target.title}</span>
              <span className={styles.note}>{placeText(target, isOwn)}</span>
              {pending === target ? <Loader size={16} aria-label="Ekleniyor" /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function placeText({ id, path }: PageTarget, isOwn: boolean): string {
  if (isOwn) return 'Bu sayfa';
  return id === null ? 'Yayınlanmamış taslak' : (path ?? '');
}
