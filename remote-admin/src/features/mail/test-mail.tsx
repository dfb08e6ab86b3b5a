import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from 'shared-contracts/paths';
import { useSession } from 'shared-contracts/state';
import { Panel } from '../../shared/form/panel.tsx';
import { useInvalidate } from '../../shared/query.ts';
import { useFeedback } from '../../shared/use-feedback.ts';
import { sendTestMail } from './mail.api.ts';

/** Stands inside the form of the settings, and is none of its fields: it is sent by its own button alone. */
export function TestMail() {
  const [to, setTo] = useState(useSession()?.user.email ?? '');
  const [error, setError] = useState<string | null>(null);
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const send = async () => {
    setError(null);
    const answer = await run(() => sendTestMail(to), { success: 'Deneme e-postası gönderildi.' });
    setError(answer?.errors?.to ?? null);
    // Also after a failure, which is one of the counts.
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
