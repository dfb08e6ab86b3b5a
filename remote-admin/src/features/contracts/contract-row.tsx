import { contractKindLabels, type ContractRecord } from '@vitrin/shared-contracts/contracts';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { TrashButton } from '../../ui/list/delete-buttons.tsx';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RecordMenu } from '../../ui/list/row-menu.tsx';
import styles from './contracts.module.css';

interface ContractRowProps {
  contract: ContractRecord;
  languages: readonly LanguageInfo[];
  onDelete: () => void;
}

export function ContractRow({ contract, languages, onDelete }: ContractRowProps) {
  const { id, name, kind, translations, updated_at } = contract;
  const kindLabel = contractKindLabels[kind];
  const address = publicPaths.contract(contract.seo_name ?? contract.seo_name_tr);
  const mayDraft = useRight('contracts.draft-own');
  const mayDelete = useRight('contracts.delete');
  const edit = adminPaths.contractUpdate(id);
  return (
    <RecordRow
      record={id}
      name={name}
      to={mayDraft ? edit : null}
      detail={kindLabel === name ? address : kindLabel}
      cells={
        <>
          <LanguageMarks languages={languages} present={Object.keys(translations)} />
          <Moment iso={updated_at} className={styles.date} />
        </>
      }
      actions={
        <>
          {mayDraft ? <EditLink to={edit} name={name} /> : null}
          {mayDelete ? <TrashButton name={name} onClick={onDelete} /> : null}
          {mayDraft ? <RecordMenu name={name} copyTo={copyAddress(adminPaths.contractInsert, id)} /> : null}
        </>
      }
    />
  );
}
