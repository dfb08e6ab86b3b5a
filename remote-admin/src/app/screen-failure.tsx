import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { StateView } from '../shared/states/state-view.tsx';

/** A screen that could not be loaded or drawn. Drafts are on disk by the time the page reloads. */
export function ScreenFailure() {
  return (
    <StateView
      mark="Hata!"
      title="Bu ekran açılamadı."
      text="Yazdıklarınız bu tarayıcıda saklanıyor. Ekranı yeniden açmayı deneyin; sürerse biraz sonra tekrar gelin."
      action={
        <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => globalThis.location.reload()}>
          Tekrar dene
        </Button>
      }
    />
  );
}
