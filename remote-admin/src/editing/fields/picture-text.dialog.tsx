import { Modal } from '@mantine/core';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { PictureTextForm, type PictureTextFormProps } from './picture-text.form.tsx';

/** Dialog for the alternative text of a library picture, opened where the picture is used. */
export function PictureTextDialog(props: PictureTextFormProps) {
  useRestoreFocus();
  return (
    <Modal opened onClose={props.onClose} title="Alternatif metin" size={560}>
      <PictureTextForm {...props} />
    </Modal>
  );
}
