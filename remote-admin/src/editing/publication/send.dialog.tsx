import { RemarkDialog } from './remark.dialog.tsx';
import type { ReviewActions } from './use-review.ts';

interface SendDialogProps {
  review: ReviewActions;
  onClose: () => void;
}

/** Sends the draft of a form to those who may publish it. */
export function SendDialog({ review, onClose }: SendDialogProps) {
  return (
    <RemarkDialog
      title="İncelemeye gönder"
      text="Taslak, yayınlama yetkisi olanlara gider; yayınlanana kadar sitede hiçbir şey değişmez. Gönderdikten sonra da üzerinde çalışabilirsiniz."
      label="Not (isteğe bağlı)"
      confirm="Gönder"
      pending={review.pending}
      onConfirm={review.send}
      onClose={onClose}
    />
  );
}
