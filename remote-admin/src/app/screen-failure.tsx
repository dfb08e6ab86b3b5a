import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { StateView } from '../ui/states/state-view.tsx';

/** Error screen for a screen that failed to load or render. Drafts are stored before the page reloads. */
export function ScreenFailure() {
  return (
    <StateView
      mark="Hata!"
      title="Bu ekran açılamadı."
      text="Yazdıklarınız bu tarayıcıda saklanıyor. Ekranı yeniden açmayı deneyin; sorun sürerse biraz sonra tekrar deneyin."
      action={
        <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => globalThis.location.reload()}>
          Tekrar dene
        </Button>
      }
    />
  );
}
