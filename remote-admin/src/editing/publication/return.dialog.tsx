import { RemarkDialog } from './remark.dialog.tsx';
import type { ReviewActions } from './use-review.ts';

interface ReturnDialogProps {
  review: ReviewActions;
  onClose: () => void;
}

/** Returns a draft to its authors, with the reason. */
export function ReturnDialog({ review, onClose }: ReturnDialogProps) {
  return (
    <RemarkDialog
      title="Taslağı geri gönder"
      text="Taslak yazana döner. Notunuzu formda ve bildirimlerinde görür; düzeltip yeniden gönderebilir."
      label="Ne düzeltilmeli?"
      confirm="Geri gönder"
      required="Geri gönderme nedenini yazın."
      pending={review.pending}
      onConfirm={review.giveBack}
      onClose={onClose}
    />
  );
}
