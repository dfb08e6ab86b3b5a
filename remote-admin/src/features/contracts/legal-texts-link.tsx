import { Button } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';

/** Leads those who write drafts to the texts that are ready to be filled in. */
export function LegalTextsLink() {
  const mayDraft = useRight('contracts.draft-own');
  if (!mayDraft) return null;
  return (
    <Button
      component={Link}
      to={adminPaths.legalTexts}
      variant="default"
      leftSection={<IconFileText size={18} aria-hidden />}
    >
      Hazır metinler
    </Button>
  );
}
