import { Textarea, TextInput } from '@mantine/core';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Decision, DecisionInput } from './decision.ts';

interface DecisionFieldsProps {
  kind: Decision['kind'];
  typed: DecisionInput;
  errors: Partial<Record<keyof DecisionInput, string>>;
  onChange: (typed: DecisionInput) => void;
}

/**
 * Fields of a decision: the reason for the log, the share of visitors for a candidate, and redirect target and
 * time in the archive for a retired remote.
 */
export function DecisionFields({ kind, typed, errors, onChange }: DecisionFieldsProps) {
  return (
    <>
      {kind === 'canary' ? (
        <TextInput
          label="Ziyaretçi payı (%)"
          description="100 ziyaretçiden kaçı bu sürümü görsün? 1 ile 99 arasında."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          inputMode="numeric"
          value={typed.percent}
          error={errors.percent}
          onChange={(event) => onChange({ ...typed, percent: event.currentTarget.value })}
        />
      ) : null}
      {kind === 'retire' ? (
        <TextInput
          label="Sürümleri kaç gün arşivde kalsın?"
          description={`1 ile ${limits.archiveDays.max} arasında. Bu süre içinde birim arşivden geri getirilebilir; sonra sürümleriyle silinir.`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          inputMode="numeric"
          value={typed.keepDays}
          error={errors.keepDays}
          onChange={(event) => onChange({ ...typed, keepDays: event.currentTarget.value })}
        />
      ) : null}
      {kind === 'retire' ? (
        <TextInput
          label="Ziyaretçiler nereye yönlensin?"
          description="İsteğe bağlı. Sitenin bir yolu, örneğin /iletisim. Boş bırakılırsa bu adresleri açan ziyaretçi “sayfa bulunamadı” ekranını görür."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder="/"
          value={typed.redirect}
          error={errors.redirect}
          onChange={(event) => onChange({ ...typed, redirect: event.currentTarget.value })}
        />
      ) : null}
      <Textarea
        label="Neden"
        description="Yayın kaydına yazılır; sonradan bakanlar kararın nedenini buradan öğrenir."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={2}
        value={typed.reason}
        error={errors.reason}
        onChange={(event) => onChange({ ...typed, reason: event.currentTarget.value })}
        data-autofocus
      />
    </>
  );
}
