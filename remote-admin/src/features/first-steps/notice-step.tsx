import '@vitrin/shared-contracts/prose.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FilledLegalText } from '@vitrin/shared-contracts/legal-texts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { loadSanitizer } from '../../data/sanitizer.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { companyFactsQuery, confirmNotice, contactItemsQuery, noticePath, noticeQuery } from './first-steps.api.ts';
import styles from './first-steps.module.css';
import { NoticeFacts } from './notice-facts.tsx';

/** The notice of the contact form: what it needs, the whole text, and its confirmation. */
export function NoticeStep({ companyName }: { companyName: string }) {
  const notice = useQuery(noticeQuery());
  const facts = useQuery(companyFactsQuery());
  const contact = useQuery(contactItemsQuery());
  const [edits, setEdits] = useState(false);
  if (!notice.data || !facts.data || !contact.data) return <LoadingView queries={[notice, facts, contact]} />;
  const { is_made, missing } = notice.data;
  if (is_made) return <MadeNotice />;
  const address = contact.data.find(({ section }) => section === 'adres')?.content ?? '';
  return (
    <Panel title="İletişim formunun aydınlatma metni">
      {missing.length > 0 || edits ? (
        <>
          <p className={styles.note}>
            Form, kişisel veri topladığı için kanun ziyaretçinin önce bilgilendirilmesini ister. Metin hazır; üç
            bilgiyle tamamlanır.
          </p>
          <NoticeFacts
            facts={facts.data}
            suggested={{ title: companyName, seat: address }}
            onSaved={() => setEdits(false)}
          />
        </>
      ) : (
        <NoticeText notice={notice.data} onEdit={() => setEdits(true)} />
      )}
      <NoLegalAdvice />
    </Panel>
  );
}

function MadeNotice() {
  return (
    <Panel title="İletişim formunun aydınlatma metni">
      <p className={styles.note}>
        Metniniz hazır. <Link to={adminPaths.legalTexts}>Hazır metinler</Link> ekranında durumunu görebilir,
        değiştirebilirsiniz.
      </p>
    </Panel>
  );
}

/** The whole text, and what confirms it. */
function NoticeText({ notice, onEdit }: { notice: FilledLegalText; onEdit: () => void }) {
  const { name, content, fingerprint } = notice;
  const [isReady, setReady] = useState(false);
  const { pending, run } = useFeedback();
  useEffect(() => {
    void loadSanitizer().then(() => setReady(true));
  }, []);
  const confirm = () =>
    run(() => confirmNotice(fingerprint), {
      success: 'Metin yayında; iletişim formu açıldı.',
      changes: [noticePath],
    });
  return (
    <>
      <p className={styles.note}>Okuyun; doğruysa onaylayın. Onayladığınız anda yayınlanır ve iletişim formu açılır.</p>
      <section className={styles.text} aria-label={name}>
        {isReady ? (
          // oxlint-disable-next-line react/no-danger -- the server has sanitized it, and the sanitizer of the panel does so again
          <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
        ) : null}
      </section>
      <div className={styles.actions}>
        <Button loading={pending} onClick={() => void confirm()}>
          Okudum, onaylıyorum
        </Button>
        <Button variant="default" onClick={onEdit}>
          Bilgileri düzelt
        </Button>
        <Button component={Link} to={adminPaths.dashboard} variant="subtle" color="gray">
          Sonra
        </Button>
      </div>
    </>
  );
}
