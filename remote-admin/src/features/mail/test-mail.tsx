import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import { useSession } from '@vitrin/shared-contracts/state';
import { Panel } from '../../ui/panel.tsx';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { sendTestMail } from './mail.api.ts';

/** Rendered inside the settings form but not one of its fields: it has its own submit button. */
export function TestMail() {
  const [to, setTo] = useState(useSession()?.user.email ?? '');
  const [error, setError] = useState<string | null>(null);
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const send = async () => {
    setError(null);
    const answer = await run(() => sendTestMail(to), { success: 'Deneme e-postası gönderildi.' });
    setError(answer?.errors?.to ?? null);
    // Also after a failure, because failures are counted.
    await invalidate(api.adminMail);
  };
  return (
    <Panel title="Deneme e-postası">
      <TextInput
        type="email"
        label="Alıcı"
        value={to}
        error={error}
        onChange={(event) => setTo(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!pending) void send();
        }}
      />
      <Button variant="default" loading={pending} onClick={() => void send()}>
        Deneme e-postası gönder
      </Button>
    </Panel>
  );
}
