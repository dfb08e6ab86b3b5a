import { Button } from '@mantine/core';
import {
  legalTemplateLabels,
  legalValueLabels,
  type LegalTextRow as Row,
  type LegalTextState,
} from '@vitrin/shared-contracts/legal-texts';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { Link, useNavigate } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { workingCopyAddress } from '@vitrin/shared-contracts/working-copy-address';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { prepareLegalText } from './contracts.api.ts';
import styles from './legal-texts.module.css';
import { outdatedText } from './outdated-text.ts';

const tones = { none: 'off', draft: 'warn', published: 'good', outdated: 'bad', own: 'good', sample: 'warn' } as const;

const notes: Readonly<Record<Exclude<LegalTextState, 'outdated'>, string>> = {
  none: 'Hazırlanmadı.',
  draft: 'Taslak; okuyup yayınlamanızı bekliyor.',
  published: 'Yayında ve güncel.',
  own: 'Kendi metniniz yayında.',
  sample: 'Örnek içeriğin metni yayında; onu kimse onaylamadı.',
};

/** What preparing is called in each state; absent where there is nothing to prepare. */
const preparing: Readonly<Partial<Record<LegalTextState, string>>> = {
  none: 'Hazırla',
  outdated: 'Yeniden doldur',
  own: 'Hazır metinle değiştir',
  sample: 'Hazır metinle değiştir',
};

export function LegalTextRow({ row }: { row: Row }) {
  const { id, state, missing } = row;
  const name = legalTemplateLabels[id];
  const mayDraft = useRight('contracts.draft-own');
  return (
    <RecordRow
      name={name}
      to={null}
      detail={
        <>
          <span className={styles.state}>
            <StateDot tone={tones[state]} />
            {state === 'outdated' ? outdatedText(row) : notes[state]}
          </span>
          {missing.length > 0 ? <Missing row={row} /> : null}
        </>
      }
      actions={
        mayDraft ? (
          <span className={styles.actions}>
            <OpenLink row={row} />
            {preparing[state] && missing.length === 0 ? <PrepareButton row={row} label={preparing[state]} /> : null}
          </span>
        ) : null
      }
    />
  );
}

function Missing({ row: { missing } }: { row: Row }) {
  return (
    <span className={styles.missing}>
      Önce <Link to={adminPaths.companyFacts}>Yasal bilgiler</Link> ekranında doldurun:{' '}
      {missing.map((each) => legalValueLabels[each]).join(', ')}.
    </span>
  );
}

/** Returns the form that shows the draft of the text, else the published one; null without either. */
function addressOf({ contract_id, copy_id }: Pick<Row, 'contract_id' | 'copy_id'>): string | null {
  if (contract_id !== null) return adminPaths.contractUpdate(contract_id);
  return copy_id === null ? null : workingCopyAddress(adminPaths.contractInsert, copy_id);
}

function OpenLink({ row }: { row: Row }) {
  const address = addressOf(row);
  if (address === null) return null;
  const label = row.state === 'draft' ? 'Taslağı aç' : 'Aç';
  return (
    <Button
      component={Link}
      to={address}
      size="xs"
      variant={row.state === 'draft' ? 'filled' : 'default'}
      aria-label={`${label}: ${legalTemplateLabels[row.id]}`}
    >
      {label}
    </Button>
  );
}

/** Asks before a draft takes the place of what staff have written. */
async function askToReplace(id: Row['id']): Promise<boolean> {
  const decision = await ask({
    title: 'Sizin metninizin yerine geçsin mi?',
    text: 'Yayındaki metinde sizin yazdıklarınız var. Taslak onların yerine hazır metni koyar; yayındaki metin, siz taslağı yayınlayana kadar değişmez. Yazdıklarınız geçmişte kalır, oradan geri yükleyebilirsiniz.',
    subject: legalTemplateLabels[id],
    confirm: 'Hazır metinle değiştir',
    cancel: 'Vazgeç',
  });
  return decision === 'confirm';
}

/** Fills the text and opens its draft. */
function PrepareButton({ row: { id, is_edited }, label }: { row: Row; label: string }) {
  const navigate = useNavigate();
  const { pending, run } = useFeedback();
  const prepare = async () => {
    if (is_edited && !(await askToReplace(id))) return;
    const answer = await run(() => prepareLegalText(id, is_edited), { changes: [api.adminLegalTexts] });
    const address = answer?.success && answer.data ? addressOf(answer.data) : null;
    if (address !== null) await navigate(address);
  };
  return (
    <Button
      size="xs"
      loading={pending}
      onClick={() => void prepare()}
      aria-label={`${label}: ${legalTemplateLabels[id]}`}
    >
      {label}
    </Button>
  );
}
