import { use } from 'react';
import type { PlaceableRemote } from '@vitrin/shared-contracts/placeable-sections';
import { placedName, type PlacedName } from '@vitrin/shared-contracts/sections/placed-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { RetryNotice } from '../../../ui/states/retry-notice.tsx';
import { PlaceableContext, remoteTitle } from './placeable-sections.ts';

/** Says that the declarations of remotes could not be read, and offers to read them again. */
export function UnreadDeclarations() {
  const { state, retry } = use(PlaceableContext);
  const text = 'Uygulama bölümlerinin alanları alınamadı; içerikleri olduğu gibi saklanır.';
  return state === 'failed' ? <RetryNotice text={text} onRetry={retry} /> : null;
}

/** Says why a section has no form. */
export function MissingDefinition({ section }: { section: StoredSection }) {
  const placed = placedName(section);
  if (placed) return <MissingDeclaration {...placed} />;
  return <span>Bu bölümü bu sürüm tanımıyor; olduğu gibi saklanır.</span>;
}

function MissingDeclaration({ remote }: PlacedName) {
  const { remotes, state } = use(PlaceableContext);
  if (state === 'failed') return null;
  if (state === 'loading') return <span>Bölümün alanları yükleniyor…</span>;
  const known = remotes.find(({ name }) => name === remote);
  const reason = reasons[known?.state ?? 'unknown'](remoteTitle(remote, remotes));
  return <span>{`${reason} Bölüm sitede gösterilmez, içeriği olduğu gibi saklanır.`}</span>;
}

const reasons: Readonly<Record<PlaceableRemote['state'] | 'unknown', (title: string) => string>> = {
  live: (title) => `“${title}” uygulamasının canlı sürümünde bu bölüm yok.`,
  waiting: (title) => `“${title}” uygulamasının canlı sürümü yok.`,
  archived: (title) => `“${title}” uygulaması siteden kaldırıldı.`,
  unknown: (title) => `Bu sitede “${title}” adlı bir uygulama yok.`,
};
