import { Button, Modal, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { previewLinkDays, type PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import type { Language } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ask } from '../../ui/feedback/dialogs.ts';
import { DisabledCreator } from '../../ui/disabled-creator.tsx';
import { siteOrigin } from '../../data/site-url.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { createPreviewLink, previewLinksQuery, revokePreviewLink, type PreviewOf } from './content-preview.api.ts';
import styles from './content-preview.module.css';
import { ShowsField, type Shows } from './shows.field.tsx';

interface PreviewLinksProps {
  of: PreviewOf;
  body: () => object;
  languages: readonly Language[];
  /** Language that is shown, which a new link shows too unless another one is chosen. */
  lang: string;
  onClose: () => void;
}

/** Links that show the record to people without an account: make, copy, list and revoke. */
export function PreviewLinks({ of, body, languages, lang, onClose }: PreviewLinksProps) {
  useRestoreFocus();
  const query = useQuery(previewLinksQuery(of));
  return (
    <Modal opened onClose={onClose} title="Önizleme bağlantısı" size={640}>
      <div className={styles.links}>
        <NewLink of={of} body={body} languages={languages} lang={lang} />
        <h3>Geçerli bağlantılar</h3>
        {query.isSuccess ? (
          <LinkList links={query.data.items} languages={languages} />
        ) : (
          <LoadingView queries={[query]} />
        )}
      </div>
    </Modal>
  );
}

const durations = previewLinkDays.map((days) => ({ value: String(days), label: `${days} gün` }));

function NewLink({ of, body, languages, lang: shown }: Omit<PreviewLinksProps, 'onClose'>) {
  const { pending, run } = useFeedback();
  const [lang, setLang] = useState(shown);
  const [days, setDays] = useState<string>('7');
  const [shows, setShows] = useState<Shows>('copy');
  const key = useRef(crypto.randomUUID());
  const create = async () => {
    const link = {
      lang,
      days: Number(days) as (typeof previewLinkDays)[number],
      follows: shows === 'drafts',
      values_json: JSON.stringify(body()),
    };
    const answer = await run(() => createPreviewLink(of, link, key.current), {
      success: 'Önizleme bağlantısı oluşturuldu.',
      changes: [api.adminPreviewLinks],
    });
    if (answer?.success) key.current = crypto.randomUUID();
  };
  return (
    <div className={styles.newLink}>
      <p>Bağlantıyı bilen herkes, süresi dolana kadar hesabı olmadan bu sayfayı görür.</p>
      <ShowsField of={of} shows={shows} onChange={setShows} />
      <Select
        label="Dil"
        data={languages.map((language) => ({ value: language.abbr, label: language.lang }))}
        value={lang}
        onChange={(chosen) => setLang(chosen ?? lang)}
        allowDeselect={false}
      />
      <Select
        label="Geçerlilik"
        data={durations}
        value={days}
        onChange={(chosen) => setDays(chosen ?? days)}
        allowDeselect={false}
      />
      <Button loading={pending} onClick={() => void create()}>
        Bağlantı oluştur
      </Button>
    </div>
  );
}

function LinkList({ links, languages }: { links: readonly PreviewLinkRow[]; languages: readonly Language[] }) {
  if (links.length === 0) return <p className={styles.empty}>Bu kaydın geçerli bir önizleme bağlantısı yok.</p>;
  return (
    <ul className={styles.linkList}>
      {links.map((link) => (
        <LinkItem
          key={link.id}
          link={link}
          language={languages.find(({ abbr }) => abbr === link.lang)?.lang ?? link.lang}
        />
      ))}
    </ul>
  );
}

function LinkItem({ link, language }: { link: PreviewLinkRow; language: string }) {
  const { pending, run } = useFeedback();
  const { id, author, creator_active, created_at, expires_at, path, title, opens } = link;
  const revoke = async () => {
    const decision = await ask({
      title: 'Bağlantı iptal edilsin mi?',
      text: 'Bağlantıyı açanlar artık sayfayı görmez. Bu işlem geri alınamaz.',
      confirm: 'İptal et',
      cancel: 'Vazgeç',
      danger: true,
    });
    if (decision !== 'confirm') return;
    await run(() => revokePreviewLink(id), {
      success: 'Önizleme bağlantısı iptal edildi.',
      changes: [api.adminPreviewLinks],
    });
  };
  return (
    <li>
      <div className={styles.about}>
        <strong>
          {title} · {language}
        </strong>
        <span>{shownText(link)}</span>
        <span>
          {author}, {exactTime(new Date(created_at))}
        </span>
        <DisabledCreator active={creator_active} />
        {opens === false ? (
          <span>Açılmıyor: oluşturanın bu kaydı görme yetkisi kalmadı. Yeni bir bağlantı oluşturun.</span>
        ) : null}
        <span>{exactTime(new Date(expires_at))} tarihine kadar geçerli</span>
      </div>
      <div className={styles.linkActions}>
        <CopyButton text={siteOrigin() + path} label="Bağlantıyı kopyala" />
        <Button variant="default" loading={pending} onClick={() => void revoke()}>
          İptal et
        </Button>
      </div>
    </li>
  );
}

function shownText({ follows = false, created_at }: PreviewLinkRow): string {
  return follows ? 'Sonraki taslakları da gösterir' : `${exactTime(new Date(created_at))} tarihli kopyayı gösterir`;
}
