import { Button, NativeSelect } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import { dataRequestKindLabels, type PersonalData } from '@vitrin/shared-contracts/privacy';
import { useRight } from '@vitrin/shared-contracts/state';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { destroyableDataTexts } from './stored-data-texts.ts';
import { erasePerson } from './person.api.ts';
import styles from './privacy.module.css';

/** Destroys the personal data of a data subject; the requests are kept as proof. */
export function EraseForm({ person }: { person: PersonalData }) {
  const { email, requests } = person;
  const mayWrite = useRight('privacy.write');
  const open = requests.filter(({ state }) => state === 'open');
  const asked = open.find(({ kind }) => kind === 'erasure') ?? open[0];
  const [request, setRequest] = useState(asked ? String(asked.id) : '');
  const { pending, confirmAndDelete } = useConfirmedDelete();
  if (!mayWrite) return null;
  const what = destroyableDataTexts(person).join(', ');
  const erase = () =>
    confirmAndDelete({
      subject: `${email}: ${what}`,
      call: () => erasePerson(email, request === '' ? null : Number(request)),
      changes: [api.adminPersonalData],
    });
  return (
    <section className={styles.erase} aria-labelledby="yok-et">
      <h3 id="yok-et">Kalıcı olarak yok et</h3>
      <p>
        {what} geri getirilemeyecek biçimde silinir; notlar, etiketler ve dosyalar da iletilerle birlikte silinir. KVKK
        başvuruları kanıt olarak kalır. Ne kadar verinin neden silindiği imha kayıtlarına yazılır, içeriği yazılmaz.
      </p>
      <div className={styles.eraseDeed}>
        <NativeSelect
          label="Silme nedeni"
          value={request}
          onChange={(event) => setRequest(event.currentTarget.value)}
          data={[
            ...requests.map(({ id, reference, kind }) => ({
              value: String(id),
              label: `${reference} başvurusu (${dataRequestKindLabels[kind]})`,
            })),
            { value: '', label: 'Şirketin kararı, başvuru yok' },
          ]}
        />
        <Button
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={pending}
          onClick={() => void erase()}
        >
          Verileri yok et
        </Button>
      </div>
    </section>
  );
}
