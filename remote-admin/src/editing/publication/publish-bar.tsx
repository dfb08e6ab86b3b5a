import { Button } from '@mantine/core';
import { Link } from '@vitrin/shared-contracts/router';
import formStyles from '../form/form.module.css';
import { SaveState } from '../form/save-bar.tsx';
import styles from './publication.module.css';
import { PublishButtons, type PublishButtonsProps } from './publish-buttons.tsx';

/** Bar at the bottom edge of a record that is published. */
export function PublishBar<V extends object>({
  back,
  ...buttons
}: PublishButtonsProps<V> & { back?: string | undefined }) {
  const { actions, form } = buttons;
  return (
    <div className={formStyles.saveBar}>
      <SaveState dirty={form.dirty} saving={form.saving || actions.pending} draft={form.draft.status} />
      {back ? (
        <Button component={Link} to={back} variant="default" className={styles.back}>
          Vazgeç
        </Button>
      ) : null}
      <PublishButtons {...buttons} />
    </div>
  );
}
