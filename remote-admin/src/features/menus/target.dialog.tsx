import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import { menuLevels, type MenuPlace } from '@vitrin/shared-contracts/menus';
import { linkAddress, looksLikeAddress } from '../../rich-text/link-address.ts';
import { isPath } from '../../rich-text/site-pages.ts';
import { findCandidates, type Candidate } from './menu-candidates.ts';
import styles from './menus.module.css';

export type { Candidate };

interface TargetDialogProps {
  /** Menu that gets a new entry; null if only pages of the site can be chosen. */
  place: MenuPlace | null;
  onChoose: (candidate: Candidate) => void;
  onClose: () => void;
}

/** Chooses a page of the site, or what a new entry of a menu leads to: a press on a result adds it. */
export function TargetDialog({ place, onChoose, onClose }: TargetDialogProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const { data, isPending } = useQuery({
    queryKey: ['menu-candidates', place, search],
    queryFn: () => findCandidates(search, place),
    placeholderData: (before) => before,
  });
  const texts = place === null ? pageTexts : entryTexts;
  const candidates = offered(data?.candidates ?? [], { typed, place });
  return (
    <Modal opened onClose={onClose} title={texts.title} size={520} centered={false} yOffset="8vh">
      <div className={styles.chooser}>
        <TextInput
          data-autofocus
          label={texts.label}
          description={texts.help}
          inputWrapperOrder={['label', 'input', 'description']}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ul className={styles.candidates} aria-label="Bulunanlar" role="list">
          {candidates.map((candidate) => (
            <li key={candidate.key}>
              <button type="button" className={styles.candidate} onClick={() => onChoose(candidate)}>
                <span className={styles.candidateName}>{candidate.name}</span>
                <span className={styles.kind}>{candidate.kind}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.kind} role="status">
          {statusOf(candidates.length, { isPending, failed: data?.failed ?? false })}
        </p>
        {hasHeadings(place) ? (
          <Button variant="default" onClick={() => onChoose(heading)}>
            Bağlantısız başlık ekle
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}

/** Pages with a path of their own: those that staff make, and those of remotes. */
function isMadePage({ target }: Candidate): boolean {
  return target.type === 'record' && (target.entity === 'site-page' || target.entity === remotePageEntity);
}

/** Returns what was found; in a menu, an address that was typed instead. */
function offered(found: Candidate[], { typed, place }: { typed: string; place: MenuPlace | null }): Candidate[] {
  if (place === null || (found.length > 0 && !looksLikeAddress(typed))) return found;
  const address = linkAddress(typed);
  if (address === null) return found;
  // A page whose path is typed is offered too: an entry follows a page that moves, not an address.
  const pages = isPath(typed) ? found.filter(isMadePage) : [];
  return [...pages, addressCandidate(address)];
}

function hasHeadings(place: MenuPlace | null): boolean {
  return place !== null && menuLevels[place] === 2;
}

const entryTexts = {
  title: 'Bağlantı ekle',
  label: 'Sayfa, kayıt ya da adres',
  help: 'Adını yazıp listeden seçin; başka siteler için https:// ile başlayan adresi, e-posta adresini ya da telefonu yazın.',
};
const pageTexts = { title: 'Sayfa ekle', label: 'Sayfa ya da kayıt', help: 'Adını yazıp listeden seçin.' };

const heading: Candidate = { key: 'group', kind: 'Başlık', name: 'Başlık', target: { type: 'group' } };

function addressCandidate(address: string): Candidate {
  return { key: address, kind: 'Adres', name: address, target: { type: 'address', address } };
}

function statusOf(count: number, { isPending, failed }: { isPending: boolean; failed: boolean }): string {
  if (isPending) return 'Aranıyor…';
  if (failed) return 'Kayıtlar aranamadı; bağlantınızı kontrol edip yeniden yazın.';
  return count === 0 ? 'Bu adla bir sayfa ya da kayıt bulunamadı.' : '';
}
