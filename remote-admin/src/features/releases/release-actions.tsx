import { Button } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import type { ReleaseRow } from '@vitrin/shared-contracts/release-management';
import { useRight } from '@vitrin/shared-contracts/state';
import type { Decision } from './decision.ts';
import { shortId } from './release-format.ts';

interface ReleaseActionsProps {
  row: ReleaseRow;
  percent: number | null;
  previewing: boolean;
  onPreview: () => void;
  onDecide: (decision: Decision) => void;
}

/**
 * Actions that the user may take on a release; none for a live or incompatible release. What needs a second person is
 * offered in an emergency only.
 */
export function ReleaseActions({ row, percent, previewing, onPreview, onDecide }: ReleaseActionsProps) {
  const mayPreview = useRight('releases.preview');
  const { id, is_live, misfit: incompatibility, set_aside, second_person = null } = row;
  if (is_live || incompatibility !== null) return null;
  const name = shortId(id);
  const blockedWarning = set_aside
    ? {
        warning: `Bu sürüm kullanımdan kaldırılmıştı: ${set_aside.reason} Canlıya alırsanız yeniden güvenilir sayılır.`,
      }
    : {};
  return (
    <>
      {mayPreview ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconEye size={16} aria-hidden />}
          disabled={previewing}
          aria-label={`${name}: önizle`}
          onClick={onPreview}
        >
          Önizle
        </Button>
      ) : null}
      {second_person === null ? (
        <PromoteActions {...{ name, row, percent, blockedWarning, onDecide }} />
      ) : (
        <EmergencyAction {...{ name, row, blockedWarning, onDecide }} />
      )}
    </>
  );
}

interface DecisionActionsProps extends Pick<ReleaseActionsProps, 'row' | 'onDecide'> {
  name: string;
  blockedWarning: { warning?: string };
}

function PromoteActions(props: DecisionActionsProps & Pick<ReleaseActionsProps, 'percent'>) {
  const { name, row, percent, blockedWarning, onDecide } = props;
  if (!useRight('releases.publish')) return null;
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconFlask size={16} aria-hidden />}
        aria-label={`${name}: ${percent === null ? 'aday yap' : 'ziyaretçi payını değiştir'}`}
        onClick={() => onDecide({ kind: 'canary', release: row })}
      >
        {percent === null ? 'Aday yap' : 'Payını değiştir'}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`${name}: canlıya al`}
        onClick={() => onDecide({ kind: 'promote', release: row, ...blockedWarning })}
      >
        Canlıya al
      </Button>
    </>
  );
}

/** Only an emergency permits the publisher to promote its own release. */
function EmergencyAction({ name, row, blockedWarning, onDecide }: DecisionActionsProps) {
  if (!useRight('releases.override')) return null;
  return (
    <Button
      size="xs"
      variant="outline"
      color="red"
      aria-label={`${name}: acil canlıya al`}
      onClick={() => onDecide({ kind: 'emergency', release: row, ...blockedWarning })}
    >
      Acil canlıya al
    </Button>
  );
}
